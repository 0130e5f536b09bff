### Co se ví o pozicích ve hrách, kde se nic neskrývá: v terminálu i na stránce.
###
### $distance je počet kol (výnos a vše do vzetí nebo konce); 0 znamená, že není znám.

oracle-says-win = { $distance ->
    [0] { $who } vyhrává.
    [1] { $who } vyhrává v tomto kole.
    [one] { $who } vyhrává nejvýše za jedno kolo.
    [few] { $who } vyhrává nejvýše za { $distance } kola.
    [many] { $who } vyhrává nejvýše za { $distance } kola.
   *[other] { $who } vyhrává nejvýše za { $distance } kol.
}
oracle-says-loss = { $distance ->
    [0] { $who } prohrává, hraje-li soupeř dobře.
    [1] { $who } prohrává v tomto kole, hraje-li soupeř dobře.
    [one] { $who } prohrává nejpozději za jedno kolo, hraje-li soupeř dobře.
    [few] { $who } prohrává nejpozději za { $distance } kola, hraje-li soupeř dobře.
    [many] { $who } prohrává nejpozději za { $distance } kola, hraje-li soupeř dobře.
   *[other] { $who } prohrává nejpozději za { $distance } kol, hraje-li soupeř dobře.
}
oracle-says-draw = Konec nemůže vynutit nikdo.
oracle-says-unknown = Kdo tu vyhrává, se neví: tabulka není po ruce a hledání to nezjistilo.
oracle-win = { $distance ->
    [0] vyhrává
    [1] vyhrává hned
   *[other] vyhrává za { $distance }
}
oracle-loss = { $distance ->
    [0] prohrává
    [1] prohrává hned
   *[other] prohrává za { $distance }
}
oracle-draw = remíza
oracle-unknown = neví se
oracle-line = Nejlepší hra obou, kolo za kolem
oracle-searched = Tabulka tohoto { -pack(as: "gen") } není po ruce; tolik dokázalo hledání.
oracle-do-take = vzít
# Kolo a jeho akce, třeba "  1  Ann 9s, Ben 10s".
oracle-stretch = { $number }. { $actions }

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
oracle-remedy = S tabulkou je to známo jistě; vytvoří ji „{ $command }“.
oracle-do-take = vzít
# Kolo a jeho akce, třeba "  1  Ann 9s, Ben 10s".
oracle-stretch = { $number }. { $actions }
oracle-none = S těmito { -house-rules(as: "ins") } nelze hru { $game } rozebírat; rozbor je pro vyřešené hry, v nichž nic není skryto, třeba svoyi.
oracle-no-line = Jak hra pokračuje, se neví.
oracle-hint = Rozbor je zapnutý. Napište win pro nejlepší hru, back pro vrácení své poslední akce.
oracle-back-none = V tomto rozdání nemáte co vzít zpět.
oracle-mistakes = { $number ->
    [0] Nikdo nic nezkazil.
    [one] Jedna chyba:
    [few] { $number } chyby:
    [many] { $number } chyby:
   *[other] { $number } chyb:
}
oracle-mistake-win = Akce { $number }, { $who }: { $played } – a výhra je pryč. Vyhrávalo: { $better }.
oracle-mistake-draw = Akce { $number }, { $who }: { $played } – a remíza je pryč. Udrželo by ji: { $better }.

### Úlohy

no-puzzles = Pro hru { $game } úlohy nejsou; jsou pro { $games }.
puzzle-no-number = Úloha { $number } není; mají čísla od 1 do { $most }.
puzzle-no-grade = Stupeň { $grade } není; stupně jdou od 1 (lehké) do { $most }.
puzzle-other-grade = Úloha { $number } má stupeň { $found }, ne stupeň { $grade }; uveďte číslo nebo stupeň.
puzzle-title = Úloha { $number }, stupeň { $grade } z { $most }: najděte jediný tah, který vyhrává.
puzzle-rule = { $rule }: { $value }.
puzzle-help = Napište číslo řádku nebo přímo akci: kartu (9c), „take“. q ukončí.
puzzle-ask = Na tahu je { $who } (q končí):
puzzle-right = Správně: { $action } vyhrává, nic jiného ne.
puzzle-wrong = Ne, { $action } nevyhrává.
puzzle-reply = { $who } odpovídá: { $action }
puzzle-next = Stiskněte Enter pro další úlohu (q končí):
puzzle-solved = Vyřešeno { $solved } z { $tried }.

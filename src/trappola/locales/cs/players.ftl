### Počítačoví hráči: jak se jmenují a co se jim nedaří.

no-parameter = { $player } nemá parametr „{ $name }“; má { $parameters }.
bad-parameter = { $player } nemůže mít „{ $name }={ $value }“; hodí se { $problem }.
bad-player-name = Program nelze nabízet jako „{ $name }“; dejte mu prosté slovo, které nemá žádný hráč, třeba --computer oracle=./oracle.

player-failed = Hráč selhal ({ $problem }).
player-illegal = „{ $answer }“ tu pravidla nedovolují.

play-failed = { $who }: { $problem } Místo toho se provede dovolená akce.
event-failed = { $who } neodpovídá; místo toho se provede dovolená akce.

program-unreadable = Příkaz „{ $command }“ nelze přečíst: { $problem }.
program-no-pipes = Programy mohou hrát jen na systémech Linux a macOS.
program-missing = Spustitelný program „{ $command }“ neexistuje.
program-not-started = { $command } nelze spustit: { $problem }.
program-not-told = Program se nedozvěděl, o kterou partii jde.
program-ended = { $command } skončil s kódem { $code }.
program-ended-saying = { $command } skončil s kódem { $code }: { $words }.
program-closed = { $command } zavřel svůj výstup.
program-not-ready = { $command } se nepřihlásil v daném čase (v sekundách: { $seconds }).
program-late = { $command } neodpověděl v daném čase (v sekundách: { $seconds }).
program-long-line = { $command } napsal řádek bez konce.
program-flood = { $command } píše víc, než se žádalo.
program-nonsense = Odpověď „{ $line }“ není akce jako {"{"}"action": "play As"{"}"}.
program-no-action = Odpověď není akce: { $problem }
program-left-out = { $command } selhal i po novém spuštění (počet spuštění: { $number }); do konce partie se vynechává.
program-given-up = { $command } k ničemu nebyl (počet spuštění: { $number }); odteď se vynechává.

# What a computer player did, or the Master would do, and why; the reasons are in why.ftl.
play-hint = Mistr by řekl: { $action }. { $reason }
play-why = { $who }: { $action }. { $reason }
hint-failed = Mistr tu radu nemá; co selhalo, říká záznam programu.

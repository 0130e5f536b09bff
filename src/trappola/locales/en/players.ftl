### Computer players: what they are called, what goes wrong with them.

no-parameter = { $player } has no parameter "{ $name }"; it has { $parameters }.
bad-parameter = { $player } cannot have "{ $name }={ $value }"; what fits is { $problem }.
bad-player-name = A program cannot be offered as "{ $name }"; give it a plain word that no player has, as in --computer oracle=./oracle.

player-failed = The player failed ({ $problem }).
player-illegal = "{ $answer }" is not legal here.

play-failed = { $who }: { $problem } A legal action is made in that place.
event-failed = { $who } has failed to answer; a legal action is made in that place.

program-unreadable = The command "{ $command }" cannot be read: { $problem }.
program-no-pipes = Programs can be players on Linux and macOS only.
program-missing = There is no program "{ $command }" that can be run.
program-not-started = { $command } cannot be started: { $problem }.
program-not-told = The program was not told which match this is.
program-ended = { $command } has ended with code { $code }.
program-ended-saying = { $command } has ended with code { $code }: { $words }.
program-closed = { $command } has closed its output.
program-not-ready = { $command } has not got ready in { $seconds } seconds.
program-late = { $command } has not answered in { $seconds } seconds.
program-long-line = { $command } has written a line without end.
program-flood = { $command } writes more than it was asked for.
program-nonsense = The answer "{ $line }" is no action such as {"{"}"action": "play As"{"}"}.
program-no-action = The answer is no action: { $problem }
program-left-out = { $command } was started anew { $number } times and has failed again; it is left out to the end of the match.
program-given-up = { $command } was started { $number } times and was never of any use; it is left out from now on.

# What a computer player did, or the Master would do, and why; the reasons are in why.ftl.
play-hint = The master would choose: { $action }. { $reason }
play-why = { $who }: { $action }. { $reason }
hint-failed = The master has no advice here; the log of the program says what went wrong.

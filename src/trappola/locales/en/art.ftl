### The pictures of the cards.

no-pack-pack = There is no pack "{ $name }"; there are { $known }.
no-pack-style = There is no style "{ $name }"; there are { $known }.
no-pack-language = There are no corner letters in "{ $name }"; there are { $known }.
no-pack-paper = There is no paper "{ $name }"; there are { $known }.
no-pack-size = There is no size "{ $name }"; there are { $known }.
pack-nothing = Say what to write: --svg DIR, --pdf FILE, or both.
pack-exists = { $file } exists already; give another name, or write over it with --force.
pack-not-folder = { $file } is a file; --svg takes a folder.
pack-not-file = { $folder } is a folder; --pdf takes a file.
pack-no-folder = There is no folder { $folder }; in { $above } there are { $there }.
pack-no-library = Sheets to print need { $name }: pip install 'trappola[print]'.
pack-written-svg = { $number } cards are in { $folder }.
pack-written-pdf = The sheets to print are in { $file }.

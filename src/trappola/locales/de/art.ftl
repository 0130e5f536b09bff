### Die Bilder der Karten.

no-pack-pack = Es gibt kein Paket „{ $name }“; es gibt { $known }.
no-pack-style = Es gibt keinen Stil „{ $name }“; es gibt { $known }.
no-pack-language = Es gibt keine Eckbuchstaben in „{ $name }“; es gibt { $known }.
no-pack-paper = Es gibt kein Papier „{ $name }“; es gibt { $known }.
no-pack-size = Es gibt keine Größe „{ $name }“; es gibt { $known }.
pack-nothing = Sag, was geschrieben werden soll: --svg DIR, --pdf FILE oder beides.
pack-exists = { $file } gibt es schon; nenne einen anderen Namen oder überschreibe die Datei mit --force.
pack-not-folder = { $file } ist eine Datei; --svg braucht einen Ordner.
pack-not-file = { $folder } ist ein Ordner; --pdf braucht eine Datei.
pack-no-folder = Es gibt keinen Ordner { $folder }; in { $above } gibt es { $there }.
pack-no-library = Druckbogen brauchen { $name }: pip install 'trappola[print]'.
pack-written-svg = { $number } Karten liegen in { $folder }.
pack-written-pdf = Die Druckbogen stehen in { $file }.

### Le figure delle carte.

no-pack-pack = Non c'è nessun mazzo «{ $name }»; ci sono { $known }.
no-pack-style = Non c'è nessuno stile «{ $name }»; ci sono { $known }.
no-pack-language = Non ci sono lettere d'angolo in «{ $name }»; ci sono { $known }.
no-pack-paper = Non c'è nessuna carta da stampa «{ $name }»; ci sono { $known }.
no-pack-size = Non c'è nessun formato «{ $name }»; ci sono { $known }.
pack-nothing = Di' che cosa scrivere: "--svg DIR", "--pdf FILE", o tutti e due.
pack-exists = { $file } c'è già; dai un altro nome, o sovrascrivilo con --force.
pack-not-folder = { $file } è un file; --svg vuole una cartella.
pack-not-file = { $folder } è una cartella; --pdf vuole un file.
pack-no-folder = La cartella { $folder } non c'è; in { $above } ci sono { $there }.
pack-no-library = Per i fogli da stampare ci vuole { $name }: "pip install 'trappola[print]'".
pack-written-svg = { $number } carte sono in { $folder }.
pack-written-pdf = I fogli da stampare sono in { $file }.

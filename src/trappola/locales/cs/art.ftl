### Obrázky karet.

no-pack-pack = Balíček „{ $name }“ neexistuje; na výběr jsou { $known }.
no-pack-style = Styl „{ $name }“ neexistuje; na výběr jsou { $known }.
no-pack-language = Rohová písmena v jazyce „{ $name }“ nejsou; na výběr jsou { $known }.
no-pack-paper = Papír „{ $name }“ neexistuje; na výběr jsou { $known }.
no-pack-size = Velikost „{ $name }“ neexistuje; na výběr jsou { $known }.
pack-nothing = Řekněte, co se má zapsat: --svg DIR, --pdf FILE, nebo obojí.
pack-exists = { $file } už existuje; zvolte jiné jméno, nebo ho přepište pomocí --force.
pack-not-folder = { $file } je soubor; --svg chce složku.
pack-not-file = { $folder } je složka; --pdf chce soubor.
pack-no-folder = Složka { $folder } neexistuje; v { $above } jsou { $there }.
pack-no-library = Archy k tisku potřebují { $name }: pip install 'trappola[print]'.
pack-written-svg = Karty jsou ve složce { $folder }; jejich počet je { $number }.
pack-written-pdf = Archy k tisku jsou v souboru { $file }.

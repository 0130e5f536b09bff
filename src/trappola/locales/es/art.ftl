### Los dibujos de las cartas.

no-pack-pack = No existe la baraja «{ $name }»; hay { $known }.
no-pack-style = No existe el estilo «{ $name }»; hay { $known }.
no-pack-language = No hay letras para las esquinas en «{ $name }»; las hay en { $known }.
no-pack-paper = No existe el papel «{ $name }»; hay { $known }.
no-pack-size = No existe el tamaño «{ $name }»; hay { $known }.
pack-nothing = Di qué se escribe: --svg DIR, --pdf FILE, o ambos.
pack-exists = { $file } ya existe; da otro nombre, o escribe encima con --force.
pack-not-folder = { $file } es un archivo; --svg pide una carpeta.
pack-not-file = { $folder } es una carpeta; --pdf pide un archivo.
pack-no-folder = No existe la carpeta { $folder }; en { $above } hay { $there }.
pack-no-library = Las hojas para imprimir necesitan { $name }: pip install 'trappola[print]'.
pack-written-svg = Hay { $number } cartas en { $folder }.
pack-written-pdf = Las hojas para imprimir están en { $file }.

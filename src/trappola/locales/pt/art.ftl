### As imagens das cartas.

no-pack-pack = Não há nenhum baralho «{ $name }»; há { $known }.
no-pack-style = Não há nenhum estilo «{ $name }»; há { $known }.
no-pack-language = Não há letras de canto em «{ $name }»; há { $known }.
no-pack-paper = Não há nenhum papel «{ $name }»; há { $known }.
no-pack-size = Não há nenhum tamanho «{ $name }»; há { $known }.
pack-nothing = Diz o que escrever: --svg DIR, --pdf FILE, ou os dois.
pack-exists = { $file } já existe; dá outro nome, ou escreve por cima com --force.
pack-not-folder = { $file } é um ficheiro; --svg quer uma pasta.
pack-not-file = { $folder } é uma pasta; --pdf quer um ficheiro.
pack-no-folder = Não há a pasta { $folder }; em { $above } há { $there }.
pack-no-library = As folhas para imprimir precisam de { $name }: pip install 'trappola[print]'.
pack-written-svg = { $number } cartas estão em { $folder }.
pack-written-pdf = As folhas para imprimir estão em { $file }.

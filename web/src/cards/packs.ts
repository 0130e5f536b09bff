// The drawn packs; one sprite file each, fetched when the first card of it is shown.
import frenchLarge from './packs/french-large.svg?url'
import frenchPictures from './packs/french-pictures.svg?url'
import italianLarge from './packs/italian-large.svg?url'
import italianPictures from './packs/italian-pictures.svg?url'
import type { Settings } from '../lib/settings.svelte'
import type { Family } from './card'

const SPRITES: Record<Family, Record<Settings['pack'], string>> = {
  italian: { pictures: italianPictures, large: italianLarge },
  french: { pictures: frenchPictures, large: frenchLarge },
}

export const spriteOf = (family: Family, pack: Settings['pack']): string => SPRITES[family][pack]

import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { fetched } from './cards/packs'
import { route } from './lib/route.svelte'
import { settings } from './lib/settings.svelte'
import { nearest, speak } from './lib/text.svelte'

// The start page shows cards: they are under way while its words and its code are.
if (route().page === 'start') void fetched(settings.suits)
const target = document.getElementById('app')
if (!target) throw new Error('no place for the page')
await speak(nearest([...(settings.language ? [settings.language] : []), ...navigator.languages]))
mount(App, { target })

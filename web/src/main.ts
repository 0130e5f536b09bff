import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { settings } from './lib/settings.svelte'
import { nearest, speak } from './lib/text.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('no place for the page')
await speak(nearest([...(settings.language ? [settings.language] : []), ...navigator.languages]))
mount(App, { target })

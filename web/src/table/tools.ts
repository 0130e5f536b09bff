// What the bar over a table offers, as it stands now.
import type { State, TableView } from '../lib/messages'
import type { OwnTable } from '../lib/tables.svelte'
import { t } from '../lib/text.svelte'
import type { Tool } from './Bar.svelte'
import type { Over } from './OverTable.svelte'
import type { Tab } from './Panel.svelte'

interface Here {
  view: TableView
  /** What the server has said last, where it is shown already. */
  state: State | null
  /** How the table was made, if it was made or sat down at here. */
  own: OwnTable | undefined
  mayHint: boolean
  puzzle: boolean
  /** Where the last deal that is over is seen step by step, and where the match is written down. */
  replay: string
  record: string
  doneDeals: number
  onundo: () => void
  onhint: () => void
  onanalysis: (on: boolean) => void
  onpanel: (tab: Tab) => void
  onover: (over: Over) => void
}

export function toolsOf({ view, state, own, mayHint, puzzle, replay, record, doneDeals, onundo, onhint, onanalysis, onpanel, onover }: Here): Tool[] {
  const tools: Tool[] = []
  if (state?.undo.may) tools.push({ name: 'undo', icon: 'undo', text: t('page-undo'), key: 'u', onclick: onundo })
  if (mayHint) tools.push({ name: 'hint', icon: 'bulb', text: t('page-hint'), key: 'i', onclick: onhint })
  if (view.last_trick.length) tools.push({ name: 'last-trick', icon: 'cards', text: t('page-last-trick'), key: 't', onclick: () => onover('lastTrick') })
  if (state?.hints.ask && view.you !== null) {
    const on = !state.hints.wanted_by.includes(view.you)
    tools.push({ name: 'hints', icon: 'bulb', text: t(on ? 'page-hints' : 'page-hints-end'), onclick: () => onanalysis(on), tucked: true })
  }
  const known = state?.insight
  if (known && !puzzle && view.you !== null) {
    const on = !known.wanted_by.includes(view.you)
    tools.push({ name: 'analysis', icon: 'eye', text: t(on ? 'page-analysis' : 'page-analysis-end'), onclick: () => onanalysis(on), tucked: true })
  }
  tools.push(
    { name: 'rules', icon: 'book', text: t('page-tab-rules'), key: 'r', onclick: () => onpanel('rules') },
    { name: 'events', icon: 'list', text: t('page-tab-events'), key: 'e', onclick: () => onpanel('events'), tuckedNarrow: true },
    { name: 'sheet', icon: 'sheet', text: t('page-sheet'), onclick: () => onover('sheet'), tucked: true },
    { name: 'keys', icon: 'keys', text: t('page-tab-keys'), onclick: () => onpanel('keys'), tucked: true },
    { name: 'settings', icon: 'gear', text: t('page-settings'), onclick: () => onover('settings'), tucked: true },
  )
  if (own && (own.links.length || own.spectator)) tools.push({ name: 'invite', icon: 'people', text: t('page-invite'), onclick: () => onover('invite'), tucked: true })
  if (doneDeals > 0) {
    tools.push(
      { name: 'replay', icon: 'back', text: t('page-replay'), href: replay, tucked: true },
      { name: 'record', icon: 'copy', text: t('page-record'), href: record, tucked: true },
    )
  }
  return tools
}

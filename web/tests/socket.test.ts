import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { State } from '../src/lib/messages'
import { GONE, SeatSocket, type Wire } from '../src/lib/socket'
import { state, told } from './states'

class FakeWire implements Wire {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  sent: Record<string, unknown>[] = []
  closed = false
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close() {
    this.closed = true
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

function line() {
  const wires: FakeWire[] = []
  const seen: { states: State[]; refused: string[]; connections: string[]; again: boolean[]; hints: string[] } = {
    hints: [],
    states: [],
    refused: [],
    connections: [],
    again: [],
  }
  let ids = 0
  const socket = new SeatSocket({
    connect: () => {
      const wire = new FakeWire()
      wires.push(wire)
      return wire
    },
    language: () => 'en',
    suits: () => 'italian',
    id: () => `id${ids++}`,
    listener: {
      state: (one, again) => {
        seen.states.push(one)
        seen.again.push(again)
      },
      refused: (refused) => seen.refused.push(refused.key),
      done: () => {},
      hint: (hint) => seen.hints.push(hint.text),
      connection: (connection) => seen.connections.push(connection),
    },
  })
  const wire = () => wires.at(-1)!
  const open = (one: State) => {
    wire().onopen?.()
    wire().say(one)
  }
  return { socket, wires, wire, seen, open }
}

describe('SeatSocket', () => {
  beforeEach(() => void vi.useFakeTimers())

  it('greets first and says from where it knows', () => {
    const { wire, open, seen } = line()
    open(state(3, [told(0, 'deal', 1, '1'), told(1, 'play', 0, 'As')]))
    expect(wire().sent).toEqual([{ type: 'hello', since: 0, language: 'en', suits: 'italian' }])
    expect(seen.connections).toEqual(['connecting', 'open'])
  })

  it('names id and version with an action', () => {
    const { socket, wire, open } = line()
    open(state(3, []))
    socket.act('play As')
    expect(wire().sent[1]).toEqual({ type: 'act', action: 'play As', id: 'id0', version: 3 })
    wire().say({ type: 'done', id: 'id0', version: 4 })
    expect(socket.unanswered.size).toBe(0)
  })

  it('catches up and sends again what was not answered, with the same id', () => {
    const { socket, wire, wires, open, seen } = line()
    open(state(3, [told(0, 'deal', 1, '1'), told(1, 'play', 0, 'As')]))
    socket.act('play Ks')
    wire().onclose?.({ code: 1006 })
    expect(seen.connections.at(-1)).toBe('lost')
    vi.advanceTimersByTime(300)
    expect(wires).toHaveLength(2)
    wire().onopen?.()
    expect(wire().sent).toEqual([{ type: 'hello', since: 2, language: 'en', suits: 'italian' }])
    wire().say(state(3, []))
    expect(wire().sent[1]).toMatchObject({ id: 'id0', version: 3, action: 'play Ks' })
    expect(seen.connections.at(-1)).toBe('open')
  })

  it('keeps an action chosen while the line is broken', () => {
    const { socket, wire, open } = line()
    open(state(3, []))
    wire().onclose?.({ code: 1006 })
    socket.act('play Ks')
    vi.advanceTimersByTime(300)
    open(state(3, []))
    expect(wire().sent[1]).toMatchObject({ action: 'play Ks', version: 3 })
  })

  it('drops a refused action and takes the state that follows', () => {
    const { socket, wire, open, seen } = line()
    open(state(3, []))
    socket.act('play Ks')
    wire().say({ type: 'refused', id: 'id0', key: 'stale', text: '' })
    wire().say(state(5, []))
    expect(seen.refused).toEqual(['stale'])
    expect(socket.unanswered.size).toBe(0)
    expect(socket.version).toBe(5)
  })

  it('waits longer after each try, and not at all when told to hurry', () => {
    const { wires, wire, socket } = line()
    wire().onclose?.({ code: 1006 })
    vi.advanceTimersByTime(300)
    wire().onclose?.({ code: 1006 })
    vi.advanceTimersByTime(599)
    expect(wires).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(wires).toHaveLength(3)
    wire().onclose?.({ code: 1006 })
    socket.hurry()
    expect(wires).toHaveLength(4)
  })

  it('takes silence for a dead line', () => {
    const { socket, wire, wires, open } = line()
    open(state(3, []))
    const first = wire()
    socket.act('play As')
    vi.advanceTimersByTime(8000)
    expect(first.closed).toBe(true)
    vi.advanceTimersByTime(300)
    expect(wires).toHaveLength(2)
  })

  it('asks for a hint once, and not at all while the line is broken', () => {
    const { socket, wire, open, seen } = line()
    expect(socket.hint()).toBeNull()
    open(state(3, []))
    expect(socket.hint()).toBe('id0')
    expect(wire().sent[1]).toEqual({ type: 'hint', id: 'id0', version: 3 })
    expect(socket.unanswered.size).toBe(0)
    wire().say({ type: 'hint', id: 'id0', version: 3, action: 'play As', text: 'The ace.' })
    expect(seen.hints).toEqual(['The ace.'])
  })

  it('gives up where there is no table', () => {
    const { wire, wires, seen } = line()
    wire().onclose?.({ code: GONE })
    vi.advanceTimersByTime(60_000)
    expect(wires).toHaveLength(1)
    expect(seen.connections.at(-1)).toBe('gone')
  })

  it('marks a repeated telling', () => {
    const { socket, wire, open, seen } = line()
    open(state(3, [told(0, 'deal', 1, '1')]))
    socket.retell()
    expect(wire().sent[1]).toMatchObject({ type: 'hello', since: 0 })
    wire().say(state(3, [told(0, 'deal', 1, '1')]))
    expect(seen.again).toEqual([false, true])
  })

  it('does not listen to a line it has left', () => {
    const { wire, wires, open, seen } = line()
    open(state(3, []))
    const old = wire()
    old.onclose?.({ code: 1006 })
    vi.advanceTimersByTime(300)
    old.say(state(9, []))
    expect(wires).toHaveLength(2)
    expect(seen.states.map((one) => one.version)).toEqual([3])
  })
})

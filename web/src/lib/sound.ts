// The sound of a card laid down: a short rustle, made on the spot. Off unless switched on.
import type { Told } from './messages'

const KINDS = new Set(['play', 'pile', 'dealt', 'draw', 'trick', 'take'])
let context: AudioContext | null = null

export function rustle(told: readonly Told[]): void {
  if (!told.some((event) => KINDS.has(event.kind))) return
  context ??= new AudioContext()
  const length = 0.06
  const buffer = context.createBuffer(1, context.sampleRate * length, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let at = 0; at < samples.length; at++)
    samples[at] = (Math.random() * 2 - 1) * (1 - at / samples.length) ** 3
  const source = context.createBufferSource()
  source.buffer = buffer
  const filter = context.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = 1800
  const gain = context.createGain()
  gain.gain.value = 0.25
  source.connect(filter).connect(gain).connect(context.destination)
  source.start()
}

// Where the seats stand round the table as one of them sees it.
import type { SeatView, TableView } from './messages'

export type Place = 'bottom' | 'left' | 'top' | 'right'

const AROUND: Record<number, readonly Place[]> = {
  1: ['bottom'],
  2: ['bottom', 'top'],
  3: ['bottom', 'left', 'right'],
  4: ['bottom', 'left', 'top', 'right'],
}

/** Whose hand lies at the bottom: one's own; for who looks on, the first that plays. */
export function nearSeat(view: TableView): number {
  const active = view.seats.filter((seat) => seat.active)
  const own = active.find((seat) => seat.seat === view.you)
  return (own ?? active[0] ?? view.seats[0])?.seat ?? 0
}

/** The active seats with their places, clockwise from the bottom; partners come to sit opposite. */
export function placed(view: TableView): { seat: SeatView; place: Place }[] {
  const active = view.seats.filter((seat) => seat.active)
  const near = nearSeat(view)
  const first = Math.max(0, active.findIndex((seat) => seat.seat === near))
  const order = [...active.slice(first), ...active.slice(0, first)]
  const places = AROUND[Math.min(order.length, 4)] ?? []
  return order.slice(0, 4).map((seat, at) => ({ seat, place: places[at] ?? 'top' }))
}

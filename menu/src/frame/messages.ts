import type { TemplateData } from './template-data.ts'

/** What a page sends to the frame that runs an uploaded template. */
export type ToFrame = { type: 'menu'; data: TemplateData } | { type: 'ping' }

/** All that a frame may send; everything else is ignored. */
export type FromFrame =
  | { type: 'ready' | 'height'; height: number }
  | { type: 'category-view' | 'item-click'; id: string }
  | { type: 'alive'; isMenuInSight: boolean }
  | { type: 'error' | 'call' | 'map' }

const plain = ['error', 'call', 'map']

/** The sender is an untrusted program: only messages of exactly this shape are accepted. */
export function readMessage(sent: unknown): FromFrame | undefined {
  if (typeof sent !== 'object' || sent === null) return undefined

  const { type, height, id, isMenuInSight } = sent as Record<string, unknown>
  if ((type === 'ready' || type === 'height') && isHeight(height)) return { type, height }
  if ((type === 'category-view' || type === 'item-click') && typeof id === 'string') return { type, id }
  if (type === 'alive') return { type, isMenuInSight: isMenuInSight === true }
  return plain.includes(type as string) ? { type: type as 'error' } : undefined
}

/** A taller page is broken, not long. */
const MAX_HEIGHT = 100_000

const isHeight = (value: unknown): value is number =>
  typeof value === 'number' && value >= 1 && value <= MAX_HEIGHT

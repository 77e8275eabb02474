/** What the platform has acknowledged, and what every menu must therefore show. */
export type Price = { value: number; ackedAt?: number; step: string }
export type Item = {
  id: string
  name: string
  prices: Price[]
  picture?: { id: string; url: string; ackedAt: number; step: string }
  /** A refused change may still be carried out until then, so the item is left alone. */
  isUncertainUntil: number
}
export type Stall = {
  id: string
  slug: string
  token: string
  step: string
  categories: { id: string; step: string }[]
  items: Item[]
  /** One write at a time, so that their order is known. */
  isBusy: boolean
  hasBeenRead: boolean
}

/** So long after the acknowledgement a page without the change is stale. */
export const FRESH_WITHIN_MS = 2000
/** Longer than any call may take, so that none is carried out after it. */
export const UNCERTAIN_MS = 12_000

/** Everything that a page asked for at this time must show and does not, each in words. */
export function listMissing(stall: Stall, page: string, askedAt: number) {
  const entries = page.split('<li>')
  const isDue = (at: number | undefined) => at !== undefined && at + FRESH_WITHIN_MS < askedAt
  return stall.items.flatMap(({ name, prices, picture }) => {
    const last = prices.findLastIndex(({ ackedAt }) => isDue(ackedAt))
    if (last === -1) return []
    const entry = entries.find((text) => text.includes(`>${name}<`))
    if (!entry) return [`${name} is not there`]
    const shown = Number(/<b>₹([\d,]+)<\/b>/.exec(entry)?.[1]?.replaceAll(',', ''))
    const allowed = prices.slice(last).map(({ value }) => value)
    if (!allowed.includes(shown)) return [`${name} costs ${shown} instead of ${allowed.join(' or ')}`]
    if (picture && isDue(picture.ackedAt) && !entry.includes(picture.id)) return [`${name} has no picture`]
    return []
  })
}

export type Counts = ReturnType<typeof makeCounts>

/** What happened in one step of the rehearsal. */
export const makeCounts = (step: string, mayRefuse: Kind[] = []) => ({
  step,
  /** What may be answered with 503 in this step. */
  mayRefuse,
  menus: 0,
  menusRefused: 0,
  /** Asked for while no node ran, and never before. */
  menusNeverCached: 0,
  slowestMenuMs: 0,
  stale: 0,
  /** Shown older than two seconds while no node, or no node's database, could be asked. */
  oldWhileGone: 0,
  lost: 0,
  writes: makeAnswers(),
  uploads: makeAnswers(),
  visits: makeAnswers(),
  pictures: makeAnswers(),
  /** In words, for the table. */
  recovery: '',
  /** The first few of those that must not happen, for whoever looks for the reason. */
  faults: [] as string[],
})

const makeAnswers = () => ({ ok: 0, unavailable: 0, failed: 0 })
export type Answers = ReturnType<typeof makeAnswers>

/** Besides menus: changes, those that need the object store, visits, and pictures that are read. */
export type Kind = 'writes' | 'uploads' | 'visits' | 'pictures'

/** 502 and 504 are nginx's words for a node that does not answer. */
export function countAnswer(counts: Counts, kind: Kind, { status, text }: { status: number; text: string }) {
  const isOk = status >= 200 && status < 300
  const isUnavailable = [502, 503, 504].includes(status)
  counts[kind][isOk ? 'ok' : isUnavailable ? 'unavailable' : 'failed']++
  if (isOk || (isUnavailable && counts.mayRefuse.includes(kind))) return
  counts.faults.push(`${kind} at ${new Date().toISOString()}: ${status} ${text.slice(0, 200)}`)
}

/** What vendors and customers share. */
export type World = {
  origin: string
  stalls: Stall[]
  visits: { id: string; step: string }[]
  counts: Counts
  /** Since when nodes and their database can be asked; undefined while they cannot. */
  reachableSince: number | undefined
  areNodesGone: boolean
  /** When the newest was sent of those that were acknowledged. */
  ackedSince: { writes: number; uploads: number }
}

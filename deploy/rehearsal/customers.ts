import { randomUUID } from 'node:crypto'
import { countAnswer, FRESH_WITHIN_MS, listMissing, type Stall, type World } from './ledger.ts'
import { send } from './send.ts'

/** People with a phone: they read menus, are counted as visitors, and look at pictures. */
export function customers(world: World) {
  const waiting: string[] = []
  let turn = 0

  return {
    async readMenu() {
      const stall = world.stalls[turn++ % world.stalls.length]
      if (stall) await readMenuOf(world, stall)
    },
    /** A visit that got no answer is sent again with its id, as menus do. */
    async visit() {
      const stall = pick(world.stalls)
      const eventId = waiting.shift() ?? randomUUID()
      const body = { eventId, vendorId: stall.id, businessSlug: stall.slug }
      const answer = await send(`${world.origin}/api/public/menu-view`, { method: 'POST', body })
      countAnswer(world.counts, 'visits', answer)
      if (answer.status !== 202) waiting.push(eventId)
      else if (JSON.parse(answer.text).recorded) world.visits.push({ id: eventId, step: world.counts.step })
    },
    async readPicture() {
      const pictures = world.stalls.flatMap(({ items }) => items.flatMap(({ picture }) => picture ?? []))
      if (pictures.length === 0) return
      const answer = await send(world.origin + pick(pictures).url)
      countAnswer(world.counts, 'pictures', answer)
    },
  }
}

export async function readMenuOf(world: World, stall: Stall) {
  const { reachableSince } = world
  const askedAt = performance.now()
  const { status, text } = await send(`${world.origin}/${stall.slug}/${stall.id}`)
  const { counts } = world
  counts.menus++
  counts.slowestMenuMs = Math.max(counts.slowestMenuMs, performance.now() - askedAt)
  if (status !== 200) {
    refuse(world, stall, `${status} ${text.slice(0, 100)}`)
    return
  }
  stall.hasBeenRead = true
  const missing = listMissing(stall, text, askedAt)
  if (missing.length === 0) return
  const isReachable = reachableSince !== undefined && reachableSince + FRESH_WITHIN_MS < askedAt
  if (!isReachable || world.reachableSince !== reachableSince) counts.oldWhileGone++
  else {
    counts.stale++
    counts.faults.push(
      `stale at ${new Date().toISOString()}: ${stall.slug}: ${missing.slice(0, 3).join('; ')}`,
    )
  }
}

function refuse({ counts, areNodesGone }: World, stall: Stall, answer: string) {
  if (areNodesGone && !stall.hasBeenRead) {
    counts.menusNeverCached++
    return
  }
  counts.menusRefused++
  counts.faults.push(`menu refused at ${new Date().toISOString()}: ${stall.slug}: ${answer}`)
}

const pick = <T>(list: T[]) => list[Math.floor(Math.random() * list.length)] as T

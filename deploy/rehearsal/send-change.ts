import { countAnswer, type World } from './ledger.ts'
import { send } from './send.ts'

type Change = { path: string; kind: 'writes' | 'uploads'; request: Parameters<typeof send>[1] }

/** Sends a change of a vendor; its answer, when and in which step, if it was acknowledged. */
export async function sendChange(world: World, { path, kind, request }: Change) {
  const sentAt = performance.now()
  const answer = await send(`${world.origin}/api${path}`, request)
  countAnswer(world.counts, kind, answer)
  if (answer.status < 200 || answer.status > 299) return undefined
  world.ackedSince[kind] = Math.max(world.ackedSince[kind], sentAt)
  return { body: JSON.parse(answer.text), at: performance.now(), step: world.counts.step }
}

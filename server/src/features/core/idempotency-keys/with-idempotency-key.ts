import { hash } from 'node:crypto'
import type { Db } from '../../../db/connect.ts'
import { HttpError } from '../../../http/errors.ts'
import { claimKey, findUse, saveResponse } from './queries.ts'

type Request = { callerId: string; key: string | undefined; body: unknown }

/**
 * Runs a change once for each idempotency key of a caller: a retry gets the same response. Key, change and response are
 * written in the caller's transaction, all or none; a second call waits for the first.
 */
export async function withIdempotencyKey<Answer>(
  db: Db,
  { callerId, key, body }: Request,
  deed: () => Promise<Answer>,
): Promise<Answer> {
  if (key === undefined) return deed()

  const name = { callerId, key }
  const requestHash = hash('sha256', JSON.stringify(body))
  if (!(await claimKey(db, name, requestHash))) {
    const use = await findUse(db, name)
    if (use.requestHash !== requestHash) throw new HttpError(409, ALREADY_SAVED)
    return use.answer as Answer
  }
  const answer = await deed()
  await saveResponse(db, name, answer)
  return answer
}

const ALREADY_SAVED = 'This was already saved with other values. Please close the form and look at the list.'

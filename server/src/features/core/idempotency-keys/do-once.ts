import { hash } from 'node:crypto'
import type { Db } from '../../../db/connect.ts'
import { HttpError } from '../../../http/errors.ts'
import { claimKey, findUse, keepAnswer } from './queries.ts'

type Request = { callerId: string; key: string | undefined; body: unknown }

/**
 * Does a deed once for each key of a caller: who lost the answer and asks again gets the same one. Key, deed and answer
 * are written in the caller's transaction, so that all of them are there or none; a second call waits for the first.
 */
export async function doOnce<Answer>(
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
  await keepAnswer(db, name, answer)
  return answer
}

const ALREADY_SAVED = 'This was already saved with other values. Please close the form and look at the list.'

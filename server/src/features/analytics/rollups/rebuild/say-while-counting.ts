import type { Db } from '../../../../db/connect.ts'
import { isDatabaseDown } from '../../../../db/database-errors.ts'
import { unavailable } from '../../../../http/errors.ts'
import { areRollupsComplete } from './catch-up-rollups.ts'

/** Without the totals of all finished days a large platform takes too long to count: then the answer says so. */
export const sayWhileCounting =
  <Question, Answer>(db: Db, read: (question: Question) => Promise<Answer>) =>
  async (question: Question) => {
    try {
      return await read(question)
    } catch (error) {
      if (isDatabaseDown(error) && !(await areRollupsComplete({ db }).catch(() => true)))
        throw stillCounting()
      throw error
    }
  }

const stillCounting = () =>
  Object.assign(
    unavailable('The visits of the past days are still being counted. Please try again in a few minutes.'),
    { retryAfterSeconds: 60 },
  )

import { deadlinesMs } from '../db/deadlines.ts'
import { silence } from './silence.ts'

/**
 * Asks an expensive question at most once in this time; whoever comes meanwhile gets the last answer. One that takes
 * long keeps nobody waiting who could have the last answer, and nobody asks again while it is under way.
 */
export function askAtMostEvery<Answer>(
  ms: number,
  ask: () => Promise<Answer>,
  { now = () => Date.now(), staleAfterMs = deadlinesMs.stale } = {},
) {
  let askedAt = 0
  let isAsking = false
  let answer: Promise<Answer> | undefined

  return () => {
    if (!answer || (!isAsking && now() - askedAt >= ms)) askAgain(answer)
    return answer as Promise<Answer>
  }

  function askAgain(last: Promise<Answer> | undefined) {
    askedAt = now()
    isAsking = true
    const asked = ask().finally(() => {
      isAsking = false
    })
    // An old answer is better than none; without one, the next to come asks again.
    const settled = asked.catch((error) => {
      answer = last
      if (last) return last
      throw error
    })
    answer = last ? Promise.race([settled, silence(asked, staleAfterMs).then(() => last)]) : settled
    settled.then(
      () => {
        if (last) answer = settled
      },
      () => {},
    )
  }
}

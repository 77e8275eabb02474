/** Asks a dear question at most once in this time; whoever comes meanwhile gets the last answer. */
export function askAtMostEvery<Answer>(ms: number, ask: () => Promise<Answer>, now = () => Date.now()) {
  let askedAt = 0
  let answer: Promise<Answer> | undefined

  return () => {
    if (!answer || now() - askedAt >= ms) {
      const last = answer
      askedAt = now()
      // An old answer is better than none; without one, the next to come asks again.
      answer = ask().catch((error) => {
        answer = last
        if (last) return last
        throw error
      })
    }
    return answer
  }
}

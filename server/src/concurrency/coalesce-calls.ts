type InFlight<Answer> = { now: Promise<Answer>; next?: Promise<Answer> }

/**
 * Coalesces identical expensive calls. A call that arrives while one is in flight waits for the next one, so that its
 * answer includes everything that existed when it was made.
 */
export function coalesceCalls<Question, Answer>(load: (question: Question) => Promise<Answer>) {
  const inFlight = new Map<string, InFlight<Answer>>()

  return (question: Question) => {
    const key = JSON.stringify(question)
    const shared = inFlight.get(key)
    if (!shared) return start()

    shared.next ??= shared.now.then(start, start)
    return shared.next

    function start() {
      const mine: InFlight<Answer> = { now: load(question) }
      inFlight.set(key, mine)
      mine.now.then(remove, remove)
      return mine.now

      function remove() {
        if (!mine.next) inFlight.delete(key)
      }
    }
  }
}

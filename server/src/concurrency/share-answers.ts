type Shared<Answer> = { now: Promise<Answer>; next?: Promise<Answer> }

/**
 * Asks a dear question once for all who want the same: whoever comes while it is being answered waits for the next
 * answer, and so sees all that was there when he asked.
 */
export function shareAnswers<Question, Answer>(ask: (question: Question) => Promise<Answer>) {
  const asked = new Map<string, Shared<Answer>>()

  return (question: Question) => {
    const key = JSON.stringify(question)
    const shared = asked.get(key)
    if (!shared) return start()

    shared.next ??= shared.now.then(start, start)
    return shared.next

    function start() {
      const mine: Shared<Answer> = { now: ask(question) }
      asked.set(key, mine)
      mine.now.then(forget, forget)
      return mine.now

      function forget() {
        if (!mine.next) asked.delete(key)
      }
    }
  }
}

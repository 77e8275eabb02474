type Rules<Answer> = {
  ask: () => Promise<Answer>
  everyMs: number
  /** When the page becomes visible again with an older answer than this, it asks at once. */
  staleMs: number
  retries: number
  page?: Pick<Document, 'hidden' | 'addEventListener'>
}

/** Asks at once, then at every interval while the page is visible; null means that all attempts failed. */
export function poll<Answer>(
  { ask, everyMs, staleMs, retries, page = document }: Rules<Answer>,
  onAnswer: (answer: Answer | null) => void,
) {
  let askedAt = 0
  const askNow = async () => {
    askedAt = Date.now()
    onAnswer(await retry(retries + 1, ask))
  }

  setInterval(() => page.hidden || askNow(), everyMs)
  page.addEventListener('visibilitychange', () => {
    if (!page.hidden && Date.now() - askedAt >= staleMs) askNow()
  })
  return askNow()
}

async function retry<Answer>(times: number, ask: () => Promise<Answer>) {
  for (let attempt = 0; attempt < times; attempt++) {
    // Exponential backoff: one second, two, four.
    if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** (attempt - 1)))
    try {
      return await ask()
    } catch {}
  }
  return null
}

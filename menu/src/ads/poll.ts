type Rules<Answer> = {
  ask: () => Promise<Answer>
  everyMs: number
  /** Who comes back to the page and finds an older answer than this waits for no interval. */
  staleMs: number
  retries: number
  page?: Pick<Document, 'hidden' | 'addEventListener'>
}

/** Asks at once, and again and again while somebody looks; a null tells that all tries failed. */
export function poll<Answer>(
  { ask, everyMs, staleMs, retries, page = document }: Rules<Answer>,
  tell: (answer: Answer | null) => void,
) {
  let askedAt = 0
  const askNow = async () => {
    askedAt = Date.now()
    tell(await tryUpTo(retries + 1, ask))
  }

  setInterval(() => page.hidden || askNow(), everyMs)
  page.addEventListener('visibilitychange', () => {
    if (!page.hidden && Date.now() - askedAt >= staleMs) askNow()
  })
  return askNow()
}

async function tryUpTo<Answer>(times: number, ask: () => Promise<Answer>) {
  for (let tried = 0; tried < times; tried++) {
    // Each time twice as long: one second, two, four.
    if (tried > 0) await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** (tried - 1)))
    try {
      return await ask()
    } catch {}
  }
  return null
}

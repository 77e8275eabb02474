type EarlyAnswers = { token: string | null; askedAt: number; answers: Map<string, Promise<Response>> }

/** After that the app asks itself: what came with the page may have changed. */
const EARLY_VALID_MS = 20_000

/** What the page has asked for before the app was there (boot/ask-early.ts), once. */
export function takeEarlyAnswer(url: string, token: string | null) {
  const early = readEarly()
  if (!early || early.token !== token || performance.now() - early.askedAt > EARLY_VALID_MS) return
  const answer = early.answers.get(url)
  early.answers.delete(url)
  return answer
}

/** Whether the page has asked in the name of this session. */
export function hasEarlyAnswers(token: string | undefined) {
  const early = readEarly()
  return early !== undefined && early.token === token && early.answers.size > 0
}

const readEarly = () => (globalThis as { thelaEarly?: EarlyAnswers }).thelaEarly

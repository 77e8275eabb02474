const everywhere = ['/api/auth/profile', '/api/public/settings']
const onScreen: Record<string, string[] | undefined> = {
  '/dashboard': [
    '/api/vendors/stats/summary',
    '/api/vendors/stats/today',
    '/api/vendors/analytics?limit=5&signIns=hide',
  ],
  '/dashboard/items': ['/api/items?page=1&limit=500', '/api/categories'],
}

const TIMEOUT_MS = 10_000

type Visit = { pathname: string; search: string; token: string | null }

/**
 * Asks for what the dashboard needs first while its scripts are still on the way. The app takes these answers
 * (api/call.ts) instead of asking again.
 */
export function askEarly({ pathname, search, token }: Visit, ask: typeof fetch) {
  const askedAt = performance.now()
  if (!token || !/^\/dashboard(\/|$)/.test(pathname)) return { token, askedAt, answers: new Map() }

  const paths = [...everywhere, ...((!search && onScreen[pathname]) || [])]
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
  const answers = paths.map((path) => {
    const answer = ask(path, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) }).then(readWhole)
    // The app asks again for what failed; if it needs it no more, nobody has to know.
    answer.catch(() => {})
    return [path, answer] as const
  })
  return { token, askedAt, answers: new Map(answers) }
}

/** The end of the time would also end an answer that has come but was not read yet, and the scripts may take longer. */
const readWhole = async (answer: Response) => new Response(await answer.arrayBuffer(), answer)

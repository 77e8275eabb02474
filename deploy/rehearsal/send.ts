type Sent = { method?: string; token?: string; body?: object | FormData }

/** The phone that all of them use; a caller without one is not counted as a visitor. */
const PHONE = 'Mozilla/5.0 (Linux; Android 14; SM-A055F) Chrome/126.0.0.0 Mobile Safari/537.36'
const TIMEOUT_MS = 15_000

/** One request through nginx; a connection that broke or took too long has the status 0. */
export async function send(url: string, { method = 'GET', token, body }: Sent = {}) {
  const isForm = body instanceof FormData
  const headers = {
    'user-agent': PHONE,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
  }
  try {
    const answer = await fetch(url, {
      method,
      headers,
      body: isForm ? body : body && JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return { status: answer.status, text: await answer.text() }
  } catch (error) {
    return { status: 0, text: describe(error as Error) }
  }
}

const describe = (error: Error): string =>
  error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message

const KEY = 'ad-closed'

export function rememberClosing(now = Date.now()) {
  try {
    localStorage.setItem(KEY, String(now))
  } catch {
    // Without a storage the pause is this page's alone.
  }
}

/** How much is left of the pause after the last closing on this device; nothing that is stored makes it longer. */
export function pauseLeft(pauseMs: number, now = Date.now()) {
  const left = closedAt() + pauseMs - now
  return left > 0 && left <= pauseMs ? left : 0
}

function closedAt() {
  try {
    return Number(localStorage.getItem(KEY) ?? 0)
  } catch {
    return 0
  }
}

/** Hands in the key of the address, if there is one; answers whether this browser may come in. */
export async function enter() {
  const key = new URLSearchParams(location.hash.slice(1)).get('key')
  if (key) {
    await fetch('/key', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key }),
    })
    history.replaceState(null, '', location.pathname)
  }
  return (await fetch('/session')).ok
}

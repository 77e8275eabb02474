/** The one-time token in the fragment, which browsers never send to a server: '#token=…' or just '#…'. */
export function setupTokenOf(hash: string) {
  const fragment = hash.replace(/^#/, '')
  return new URLSearchParams(fragment).get('token') ?? fragment
}

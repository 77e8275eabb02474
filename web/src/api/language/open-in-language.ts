/** The address of a page in another language, which the server then remembers. */
export function addressIn(language: string, path: string, search: string) {
  const params = new URLSearchParams(search)
  params.set('lang', language)
  return `${path}?${params}`
}

/** Opens this page again in another language. */
export function openInLanguage(language: string) {
  const { pathname, search } = window.location
  window.location.assign(addressIn(language, pathname, search))
}

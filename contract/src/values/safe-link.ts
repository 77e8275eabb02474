const nowhere = ['https://example.com/', 'http://example.com/']

/** Where a click may lead: http and https only, and nowhere for a link that stands for none (DEC-114, DEC-140). */
export function safeLink(link: string | null) {
  const url = link ? readUrl(link) : null
  return url && /^https?:$/.test(url.protocol) && !nowhere.includes(url.href) ? link : null
}

/** URL.canParse is missing on phones that menus are still read on. */
export function readUrl(text: string) {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

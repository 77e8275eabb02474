const nowhere = ['https://example.com/', 'http://example.com/']

/** The target of a link: http and https only, null for a placeholder link (DEC-114, DEC-140). */
export function safeLink(link: string | null) {
  const url = link ? readUrl(link) : null
  return url && /^https?:$/.test(url.protocol) && !nowhere.includes(url.href) ? link : null
}

/** URL.canParse is missing on old phones that are supported. */
export function readUrl(text: string) {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

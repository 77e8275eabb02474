const placeholders = ['https://example.com', 'http://example.com']

/** Where a click may lead: http and https only, and nowhere for a link that stands for none (DEC-114, DEC-140). */
export function safeLink(link: string | null) {
  const url = link && URL.canParse(link) ? new URL(link) : undefined
  if (!url || !['http:', 'https:'].includes(url.protocol)) return null
  return placeholders.includes(url.origin) && url.href === `${url.origin}/` ? null : link
}

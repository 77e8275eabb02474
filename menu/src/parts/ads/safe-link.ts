const nowhere = ['https://example.com/', 'http://example.com/']

/** Http and https alone; empty links, '#' and placeholders lead nowhere. */
export function safeLink(link: string | null) {
  const url = link && URL.canParse(link) ? new URL(link) : null
  return url && /^https?:$/.test(url.protocol) && !nowhere.includes(url.href) ? url.href : null
}

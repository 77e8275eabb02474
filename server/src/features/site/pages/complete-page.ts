import { createHash } from 'node:crypto'
import { compressQuickly, compressSlowly } from '../../../http/compress-page.ts'

/** What the build cannot know: where the site is and what its administrator calls it. */
type SiteFacts = { origin: string; siteName: string; siteDescription: string }

/** Puts the facts into their places in the page's head and makes bytes of it. */
export async function completePage(html: string, facts: SiteFacts) {
  const bytes = Buffer.from(
    html.replace(/\{(origin|siteName|siteDescription)\}/g, (_, fact: keyof SiteFacts) =>
      escapeHtml(facts[fact]),
    ),
  )
  const hash = createHash('sha256').update(bytes).digest('base64url')
  // Made once and sent for weeks: the smallest bytes are worth a tenth of a second.
  const [{ gzip }, brotli] = await Promise.all([compressQuickly(bytes), compressSlowly(bytes)])

  return { etag: `W/"${hash.slice(0, 22)}"`, gzip, brotli }
}

/** Makes the page again only when a fact has changed. */
export function keepCompleted(html: string) {
  let last: { facts: string; page: ReturnType<typeof completePage> } | undefined

  return (facts: SiteFacts) => {
    const key = JSON.stringify(facts)
    if (last?.facts !== key) last = { facts: key, page: completePage(html, facts) }
    return last.page
  }
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

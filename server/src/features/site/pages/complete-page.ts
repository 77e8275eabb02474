import { createHash } from 'node:crypto'
import { compressQuickly, compressSlowly } from '../../../http/compress-page.ts'

/** What the build cannot know: the site's address and name. */
export type SiteFacts = { origin: string; siteName: string; siteDescription: string }

/** Fills the site's address and name into the page, and compresses it. */
export async function completePage(html: string, facts: SiteFacts) {
  const bytes = Buffer.from(
    html
      .replace(/\{(origin|siteName|siteDescription)\}/g, (_, fact: keyof SiteFacts) =>
        escapeHtml(facts[fact]),
      )
      // In a link that begins a chat.
      .replaceAll(encodeURIComponent('{siteName}'), escapeHtml(encodeURIComponent(facts.siteName))),
  )
  const hash = createHash('sha256').update(bytes).digest('base64url')
  // Compressed once and sent for weeks: the smallest size is worth a tenth of a second.
  const [{ gzip }, brotli] = await Promise.all([compressQuickly(bytes), compressSlowly(bytes)])

  return { etag: `W/"${hash.slice(0, 22)}"`, gzip, brotli }
}

/** Completes the page again only when address or name have changed. */
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

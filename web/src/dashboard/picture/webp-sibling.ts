/** Where the WebP version of a picture of this site would be; nothing when there is no need to look. */
export function webpSibling(url: string) {
  if (!url.startsWith('/') || url.endsWith('.webp')) return undefined
  return url.replace(/\.\w+$/, '.webp')
}

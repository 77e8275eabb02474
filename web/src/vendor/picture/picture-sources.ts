const OURS = /^(\/uploads\/.+)\.webp$/

/** Pictures of ours lie in three widths beside each other; any other is what it is. */
export function pictureSources(url: string) {
  const base = OURS.exec(url)?.[1]
  return base
    ? { src: url, srcSet: `${base}-200.webp 200w, ${base}-400.webp 400w, ${url} 800w` }
    : { src: url }
}

/** Where the WebP version of a picture of this site would be; nothing when there is no need to look. */
export function webpSibling(url: string) {
  if (!url.startsWith('/') || url.endsWith('.webp')) return undefined
  return url.replace(/\.\w+$/, '.webp')
}

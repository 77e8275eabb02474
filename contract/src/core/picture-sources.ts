const OURS = /^(\/uploads\/.+)\.webp$/

/** Uploaded pictures are stored in three widths; an external one has only its URL. */
export function pictureSources(url: string) {
  const base = OURS.exec(url)?.[1]
  if (!base) return { src: url }

  return { src: `${base}-400.webp`, srcSet: `${base}-200.webp 200w,${base}-400.webp 400w,${url} 800w` }
}

const OURS = /^(\/uploads\/.+)\.webp$/

/** Pictures of ours come in three widths beside each other; a foreign one is what it is. */
export function pictureSources(url: string) {
  const base = OURS.exec(url)?.[1]
  if (!base) return { src: url }

  return { src: `${base}-400.webp`, srcSet: `${base}-200.webp 200w,${base}-400.webp 400w,${url} 800w` }
}

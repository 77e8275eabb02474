/** The logo, or nothing when there is none or it cannot be had. */
export async function loadLogo(url: string | null) {
  if (!url) return null

  const image = new Image()
  // A picture of another site that was not lent to us would forbid saving the poster.
  image.crossOrigin = 'anonymous'
  image.src = url
  return image.decode().then(
    () => image,
    () => null,
  )
}

/** Where someone goes after signing in: the page of this site they came from, else `otherwise`. */
export function returnPath(from: string | undefined, otherwise: string) {
  return from && isPathOfThisSite(from) && !isSignInPage(from) ? from : otherwise
}

/** Browsers read '//host' and '/\host' as another site, and skip tabs and line ends before deciding. */
const isPathOfThisSite = (path: string) => /^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(path)

const isSignInPage = (path: string) => /^\/(auth|admin\/login)(\/|\?|#|$)/.test(path)

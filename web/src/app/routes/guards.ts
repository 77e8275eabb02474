import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { readSession } from '../../api/session/session.ts'

type Visit = { location: ParsedLocation }

export function requireVendor({ location }: Visit) {
  const session = readSession()
  if (!session) throw redirect({ to: '/auth/login', search: { from: location.href } })
  if (session.isAdmin) throw redirect({ to: '/admin' })
}

export function requireAdmin({ location }: Visit) {
  const session = readSession()
  if (!session) throw redirect({ to: '/admin/login', search: { from: location.href } })
  if (session.isVendor) throw redirect({ to: '/dashboard' })
}

/** For the sign-in pages: someone who is signed in is redirected to where they came from. */
export function leaveWhenSignedIn(area: '/dashboard' | '/admin') {
  return ({ search }: { search: { from?: string } }) => {
    if (readSession()) throw redirect({ href: returnPath(search.from, area) })
  }
}

/** Where someone goes after signing in: the page of this site they came from, else `otherwise`. */
export function returnPath(from: string | undefined, otherwise: string) {
  return from && isPathOfThisSite(from) && !isSignInPage(from) ? from : otherwise
}

/** Browsers read '//host' and '/\host' as another site, and skip tabs and line ends before deciding. */
const isPathOfThisSite = (path: string) => /^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(path)

const isSignInPage = (path: string) => /^\/(auth|admin\/login)(\/|\?|#|$)/.test(path)

import type { SitePath } from './paths.ts'

/** The public pages that search engines should index: rendered at build time, listed in the sitemap. */
export const sitePages = [
  '/',
  '/about',
  '/pricing',
  '/contact',
  '/help',
  '/privacy',
  '/terms',
] as const satisfies readonly SitePath[]

/** Rendered at build time too, so that the form is there at once; search engines do not need it. */
export const signInPage = '/auth/login' satisfies SitePath

export type SitePage = (typeof sitePages)[number]

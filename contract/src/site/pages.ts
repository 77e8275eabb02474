import type { SitePath } from './paths.ts'

/** The pages that everybody may read and search engines should know: rendered at build time, listed in the sitemap. */
export const sitePages = [
  '/',
  '/about',
  '/pricing',
  '/contact',
  '/privacy',
  '/terms',
] as const satisfies readonly SitePath[]

export type SitePage = (typeof sitePages)[number]

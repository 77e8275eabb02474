import type { SitePath } from '@thela/contract/site-paths'

/** Screens of the route table that nobody has built yet; their routes are made from this list. */
export const screensNotBuilt = [
  '/admin/templates',
  '/admin/template-access',
] as const satisfies readonly SitePath[]

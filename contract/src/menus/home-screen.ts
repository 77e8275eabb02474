import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { languageCodes } from '../values/languages.ts'
import { Id, untrimmedText } from '../values/text.ts'

/** A maskable one may be cut to any shape: what it shows is within the middle of it. */
export const menuIcons = ['any-192', 'any-512', 'maskable-192', 'maskable-512'] as const
export type MenuIcon = (typeof menuIcons)[number]

/** What a phone needs to put a menu on its home screen, in the words of the standard. */
export const MenuManifest = z.object({
  id: z.string(),
  name: z.string(),
  short_name: z.string(),
  start_url: z.string(),
  scope: z.string(),
  display: z.literal('standalone'),
  lang: z.enum(languageCodes),
  dir: z.enum(['ltr', 'rtl']),
  theme_color: z.string(),
  background_color: z.string(),
  icons: z.array(
    z.object({
      src: z.string(),
      sizes: z.string(),
      type: z.literal('image/png'),
      purpose: z.enum(['any', 'maskable']),
    }),
  ),
})
export type MenuManifest = z.infer<typeof MenuManifest>

export const homeScreenApi = {
  readManifest: endpoint({
    method: 'GET',
    path: '/api/public/vendor/:id/manifest',
    access: 'public',
    summary: 'What a phone needs to put the menu on its home screen, as a web app manifest',
    schema: {
      params: z.object({ id: Id }),
      querystring: z.object({ lang: untrimmedText(35).optional() }),
      response: { 200: MenuManifest },
    },
  }),
  readIcon: endpoint({
    method: 'GET',
    path: '/api/public/vendor/:id/icon/:icon',
    access: 'public',
    summary: 'The icon of the menu on a home screen, as a PNG picture',
    schema: {
      params: z.object({ id: Id, icon: z.enum(menuIcons) }),
      response: { 200: z.string() },
    },
  }),
}

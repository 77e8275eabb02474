import { createHash } from 'node:crypto'
import { homeScreenApi } from '@thela/contract/menus/home-screen'
import { isLanguageCode, type LanguageCode } from '@thela/contract/values/languages'
import { LRUCache } from 'lru-cache'
import { chooseBytes } from '../../../http/choose-bytes.ts'
import { compressQuickly } from '../../../http/compress-page.ts'
import { notFound } from '../../../http/errors.ts'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { createPageCache } from '../../../http/page-cache.ts'
import { filesLimit } from '../../../http/pipeline/rate-limits.ts'
import { route } from '../../../http/route.ts'
import type { Platform } from '../../../platform.ts'
import { findMenuRevision, findOnlineVendor } from '../page-data/queries.ts'
import { usableTemplate } from '../page-data/read-menu-page.ts'
import { drawIcon } from './draw-icon.ts'
import { lookOf, type ShownMenu, writeManifest } from './write-manifest.ts'

const MAX_MANIFEST_BYTES = 8 * 1024 * 1024
const MAX_ICON_BYTES = 32 * 1024 * 1024

/** What a phone asks for to put a menu on its home screen. */
export const homeScreenRoutes: FeatureRoutes = (app, platform) => {
  const manifests = cacheManifests(platform)
  const icons = new LRUCache<string, Buffer>({
    maxSize: MAX_ICON_BYTES,
    sizeCalculation: ({ length }) => length,
  })

  route(
    app,
    homeScreenApi.readManifest,
    async ({ params: { id }, query: { lang = '' }, request, reply }) => {
      const main = await manifests.get(id)
      const isOther = isLanguageCode(lang) && main?.otherLanguages?.includes(lang)
      const manifest = isOther ? await manifests.get(`${id} ${lang}`) : main
      if (!manifest) throw notFound('Vendor')

      const { status, headers, body } = chooseBytes(manifest, {
        acceptEncoding: request.headers['accept-encoding'] as string | undefined,
        ifNoneMatch: request.headers['if-none-match'],
      })
      reply.code(status).headers({ ...headers, 'content-type': 'application/manifest+json; charset=utf-8' })
      return reply.send(body) as never
    },
    { config: filesLimit },
  )

  route(
    app,
    homeScreenApi.readIcon,
    async ({ params: { id, icon }, request, reply }) => {
      const look = lookOf(await readShownMenu(platform, id))
      const key = JSON.stringify([look, icon])
      const bytes = icons.get(key) ?? (await drawIcon(platform.files, look, icon))
      icons.set(key, bytes)

      const etag = etagOf(bytes)
      reply.headers({ etag, 'cache-control': 'public, max-age=3600', 'content-type': 'image/png' })
      if (request.headers['if-none-match'] === etag) return reply.code(304).send() as never
      return reply.send(bytes) as never
    },
    { config: filesLimit },
  )
}

/** Made again when the menu changes, like its page. */
const cacheManifests = (platform: Platform) =>
  createPageCache(
    {
      readRevision: (key) => findMenuRevision(platform.db, readKey(key).id),
      makePage: async (key, current) => {
        const { id, language } = readKey(key)
        const menu = await readShownMenu(platform, id)
        const text = JSON.stringify(writeManifest(menu, language ?? (menu.menuLanguage as LanguageCode)))
        const bytes = Buffer.from(text)
        return { ...current, etag: `W/${etagOf(bytes)}`, ...(await compressQuickly(bytes)) }
      },
    },
    { maxBytes: MAX_MANIFEST_BYTES },
  )

function readKey(key: string) {
  const [id = '', language] = key.split(' ')
  return { id, language: language as LanguageCode | undefined }
}

async function readShownMenu(platform: Platform, id: string): Promise<ShownMenu> {
  const vendor = await findOnlineVendor(platform.db, id)
  if (!vendor) throw notFound('Vendor')
  return { ...vendor, template: await usableTemplate(platform, vendor) }
}

const etagOf = (bytes: Uint8Array) =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`

import { createHash } from 'node:crypto'
import { menuPageApi } from '@thela/contract/menus/page-data'
import { type RenderOptions, renderMenuPage } from '@thela/menu/render'
import type { MenuParts, SlugStatus } from '../page-data/read-menu-page.ts'
import { type StoredCategory, translateMenu } from './translate-menu.ts'

/** A menu to render: as the customer's page, or as the response of `menu-full`. */
export type MenuJob = { menu: MenuParts } & (
  | { form: 'page'; options: RenderOptions }
  | { form: 'json'; slugStatus: SlugStatus | null }
)

export type WrittenMenu = { bytes: Uint8Array; etag: string }

const Answer = menuPageApi.readMenu.schema.response[200]

/** All of the work that grows with the menu; it needs nothing but the job, so any thread can do it. */
export function writeMenu(job: MenuJob): WrittenMenu {
  const { categoriesJson, languages, ...rest } = job.menu
  const { language, all } = languages
  const stored: StoredCategory[] = JSON.parse(categoriesJson)
  const categories = language === all[0] ? stored : translateMenu(stored, all[0])
  const page = { ...rest, categories }
  const text =
    job.form === 'page'
      ? renderMenuPage({ ...page, languages }, job.options)
      : JSON.stringify(Answer.parse({ ...page, language, languages: all, slugStatus: job.slugStatus }))

  const bytes = new TextEncoder().encode(text)
  return { bytes, etag: etagOf(bytes) }
}

/** The same menu has the same tag on every node and after every restart. */
const etagOf = (bytes: Uint8Array) =>
  `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`

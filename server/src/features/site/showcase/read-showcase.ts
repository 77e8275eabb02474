import type { ShowcaseVendor } from '@thela/contract/site/showcase'
import { templateCatalogue } from '@thela/menu/render'
import type { Db } from '../../../db/connect.ts'
import { listOnlineStalls } from './queries.ts'

/** One vendor of the demo street for each template. Ids of real vendors are random, so none can be among them. */
const windowOrder = [
  'kashi-chaat',
  'demo-vendor',
  'zaika-biryani',
  'annapurna-thali',
  'madhav-ghari',
  'cafe-zaria',
]

export async function readShowcase(db: Db): Promise<ShowcaseVendor[]> {
  const stalls = await listOnlineStalls(db, windowOrder)

  return stalls
    .toSorted((a, b) => windowOrder.indexOf(a.id) - windowOrder.indexOf(b.id))
    .map(({ templateId, themeIndex, ...stall }) => ({ ...stall, ...nameDesign(templateId, themeIndex) }))
}

function nameDesign(templateId: string | null, themeIndex: number) {
  const template = templateCatalogue.find((known) => known.templateId === templateId)
  return { templateName: template?.name ?? null, themeName: template?.themes[themeIndex]?.name ?? null }
}

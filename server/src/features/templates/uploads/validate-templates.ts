import type { Db } from '../../../db/connect.ts'
import { hasComponent } from '../catalogue/present-template.ts'
import { listAllTemplates } from '../catalogue/queries.ts'

/** Which templates could be shown if a vendor chose them. */
export async function validateTemplates(db: Db) {
  const results = (await listAllTemplates(db)).map((template) => ({
    templateId: template.templateId,
    name: template.name,
    status: hasComponent(template) ? ('valid' as const) : ('missing' as const),
  }))
  const valid = results.filter(({ status }) => status === 'valid').length

  return { summary: { total: results.length, valid, missing: results.length - valid }, results }
}

import type { Db } from '../../../db/connect.ts'
import { type Actor, recordChange } from '../../core/audit-logs/record-change.ts'
import { bundledTemplates } from '../catalogue/add-bundled-templates.ts'
import { hasComponent } from '../catalogue/present-template.ts'
import { deleteTemplates, insertMissingTemplates, listAllTemplates } from '../catalogue/queries.ts'

/** Deletes records without a component, and creates disabled records for components without one (DEC-186). */
export function syncTemplates(db: Db, admin: Actor) {
  return db.transaction().execute(async (db) => {
    const missing = (await listAllTemplates(db)).filter((template) => !hasComponent(template))
    await deleteTemplates(
      db,
      missing.map(({ id }) => id),
    )
    const added = await insertMissingTemplates(
      db,
      bundledTemplates().map((template) => ({ ...template, isEnabled: false })),
    )
    const removed = missing.map(({ templateId }) => templateId)
    await recordChange(db, admin, {
      action: 'UPDATE',
      entity: 'TEMPLATE',
      entityId: 'all',
      metadata: { changed: 'sync', added, removed },
    })
    return { added, removed }
  })
}

import type { NewTemplate, TemplateChange } from '@thela/contract/templates/catalogue'
import type { Db } from '../../../db/connect.ts'
import { badRequest, HttpError } from '../../../http/errors.ts'
import { newId } from '../../../ids.ts'
import { type Actor, recordChange } from '../../core/audit-logs/record-change.ts'
import { isBundled, presentTemplate } from './present-template.ts'
import {
  deleteTemplates,
  findTemplate,
  hasTemplate,
  insertMissingTemplates,
  lockTemplate,
  updateTemplate,
} from './queries.ts'

/** Creates the record of a component that has none. */
export function createTemplate(db: Db, admin: Actor, template: NewTemplate) {
  return db.transaction().execute(async (db) => {
    const { templateId } = template
    if (await hasTemplate(db, templateId)) throw templateIdTaken(templateId)
    if (!isBundled(templateId))
      throw badRequest('Template component not found. Please ensure the template file exists.')

    const id = newId()
    const added = await insertMissingTemplates(db, [{ ...template, id, source: 'bundled' }])
    if (added.length === 0) throw templateIdTaken(templateId)
    await recordChange(db, admin, {
      action: 'CREATE',
      entity: 'TEMPLATE',
      entityId: id,
      newValues: template,
    })
    return presentTemplate(await findTemplate(db, id))
  })
}

const templateIdTaken = (id: string) =>
  new HttpError(409, `Template ID "${id}" already exists. Please use a different ID.`)

export function editTemplate(db: Db, admin: Actor, { id, ...change }: TemplateChange & { id: string }) {
  const { accessLevel, price } = change
  // Only what is sold has a price.
  const values = accessLevel ? { ...change, price: accessLevel === 'premium' ? price : null } : change
  return changeTemplate(db, admin, { id, changed: accessLevel ? 'access level' : 'texts', values })
}

export const toggleTemplate = (db: Db, admin: Actor, { id, isEnabled }: { id: string; isEnabled: boolean }) =>
  changeTemplate(db, admin, { id, changed: 'status', values: { isEnabled } })

type Values = Partial<TemplateChange> & { isEnabled?: boolean }

function changeTemplate(db: Db, admin: Actor, what: { id: string; changed: string; values: Values }) {
  return db.transaction().execute(async (db) => {
    const { hash, ...before } = await lockTemplate(db, what.id)
    const { name, description, accessLevel, price, isEnabled } = what.values
    const values = { name, description, accessLevel, price, isEnabled }
    await updateTemplate(db, before.id, values)
    await recordChange(db, admin, {
      action: 'UPDATE',
      entity: 'TEMPLATE',
      entityId: before.id,
      metadata: { changed: what.changed, templateId: before.templateId },
      oldValues: before,
      newValues: values,
    })
    return presentTemplate(await findTemplate(db, before.id))
  })
}

/** With its file and its permissions; the choice of vendors is kept, their menus show the default layout (DEC-094). */
export function removeTemplate(db: Db, admin: Actor, id: string) {
  return db.transaction().execute(async (db) => {
    const { hash, ...template } = await lockTemplate(db, id)
    await deleteTemplates(db, [template.id])
    await recordChange(db, admin, {
      action: 'DELETE',
      entity: 'TEMPLATE',
      entityId: template.id,
      oldValues: template,
    })
  })
}

import type { TemplateChoice } from '@thela/contract/templates/catalogue'
import type { Db } from '../../../db/connect.ts'
import { forbidden, invalidField, notFound } from '../../../http/errors.ts'
import { type Actor, recordChange } from '../../core/audit-logs/record-change.ts'
import { lockVendor, updateVendor } from '../../vendors/record/queries.ts'
import { countThemes, hasComponent } from './present-template.ts'
import { findChoice, findUsableTemplate, hasTemplate } from './queries.ts'

/** Sets the template that customers see from now on. */
export function chooseTemplate(db: Db, vendor: Actor, choice: TemplateChoice) {
  return db.transaction().execute(async (db) => {
    await lockVendor(db, vendor.id)
    await refuseUnusable(db, vendor.id, choice)

    const before = await findChoice(db, vendor.id)
    await updateVendor(db, vendor.id, choice)
    await recordChange(db, vendor, {
      action: 'UPDATE',
      entity: 'VENDOR',
      entityId: vendor.id,
      event: before?.templateId === choice.templateId ? 'TEMPLATE_CUSTOMIZED' : 'TEMPLATE_CHANGED',
      oldValues: before ?? {},
      newValues: choice,
    })
    return choice
  })
}

async function refuseUnusable(db: Db, vendorId: string, { templateId, themeIndex }: TemplateChoice) {
  if (!(await hasTemplate(db, templateId))) throw notFound('Template')
  const template = await findUsableTemplate(db, vendorId, templateId)
  if (!template || !hasComponent(template)) {
    throw forbidden('This template is not available for your account.')
  }
  if (themeIndex >= countThemes(templateId))
    throw invalidField('themeIndex', 'Please select a theme of this template')
}

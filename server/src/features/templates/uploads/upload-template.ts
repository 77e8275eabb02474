import { readFile } from 'node:fs/promises'
import { NewTemplate } from '@thela/contract/templates/catalogue'
import { isTemplateFile } from '@thela/contract/templates/checks'
import type { ReceivedFile } from '../../../files/received-file.ts'
import { badRequest, HttpError, invalidFields } from '../../../http/errors.ts'
import { newId } from '../../../ids.ts'
import type { Platform } from '../../../platform.ts'
import { type Actor, recordChange } from '../../core/audit-logs/record-change.ts'
import { isBundled, presentTemplate } from '../catalogue/present-template.ts'
import { findTemplate, hasTemplate, insertMissingTemplates } from '../catalogue/queries.ts'
import { compileTemplate } from './compile-template.ts'
import { insertUpload } from './queries.ts'
import { hashOf, saveTemplateFiles } from './template-files.ts'

type Sent = { fields: Record<string, string | undefined>; file: ReceivedFile | undefined }

/** Checks, guards, compiles and stores a template; disabled until somebody has looked at it. */
export async function uploadTemplate({ db, files }: Platform, admin: Actor, { fields, file }: Sent) {
  if (!file || !isTemplateFile(file.name)) throw badRequest('Please select a .jsx file')
  if (file.isTooLarge) throw badRequest('The file is larger than 1 MB')
  const template = readFields(fields)
  if (isBundled(template.templateId) || (await hasTemplate(db, template.templateId)))
    throw alreadyExists(template)

  const source = await readFile(file.path, 'utf8')
  const code = await compileOrRefuse(source)
  // Without its row a file is removed after a day.
  await saveTemplateFiles(files, { source, code })
  return store(db, admin, { template, fileName: file.name, source, code })
}

function readFields(fields: Sent['fields']) {
  const parsed = NewTemplate.safeParse(fields)
  if (parsed.success) return parsed.data
  throw invalidFields(parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })))
}

async function compileOrRefuse(source: string) {
  const { code, faults } = await compileTemplate(source)
  if (code === null) throw refused(faults)
  return code
}

const refused = (faults: string[]) =>
  new HttpError(400, 'Template validation failed', {
    details: faults.map((msg) => ({ msg, path: 'template' })),
  })

const alreadyExists = ({ name }: NewTemplate) =>
  new HttpError(409, `Template "${name}" already exists. Please use a different Template ID.`, {
    error: 'Template already exists',
  })

type Upload = { template: NewTemplate; fileName: string; source: string; code: string }

function store(db: Platform['db'], admin: Actor, { template, fileName, source, code }: Upload) {
  const hash = hashOf(code)

  return db.transaction().execute(async (db) => {
    const id = newId()
    const row = { ...template, id, source: 'uploaded', isEnabled: false }
    if ((await insertMissingTemplates(db, [row])).length === 0) throw alreadyExists(template)
    await insertUpload(db, { templateId: id, fileName, source, compiled: code, hash })
    await recordChange(db, admin, {
      action: 'CREATE',
      entity: 'TEMPLATE',
      entityId: id,
      newValues: { ...template, fileName, sha256: hash },
    })
    return presentTemplate(await findTemplate(db, id))
  })
}

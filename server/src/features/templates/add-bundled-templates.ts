import { templateCatalogue } from '@thela/menu/render'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../ids.ts'
import { insertBundledTemplates } from './queries.ts'

/** At start: the designs of this version have their rows. */
export function addBundledTemplates(db: Db) {
  return insertBundledTemplates(
    db,
    templateCatalogue.map(({ templateId, name, description }) => ({
      id: newId(),
      templateId,
      name,
      description,
    })),
  )
}

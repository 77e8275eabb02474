import { templateCatalogue } from '@thela/menu/render'
import type { Db } from '../../../db/connect.ts'
import { newId } from '../../../ids.ts'
import { insertMissingTemplates } from './queries.ts'

/** At start: the designs of this version have their rows. */
export const addBundledTemplates = (db: Db) => insertMissingTemplates(db, bundledTemplates())

/** The designs of this version as rows, each with a new id. */
export const bundledTemplates = () =>
  templateCatalogue.map(({ templateId, name, description }) => ({
    id: newId(),
    templateId,
    name,
    description,
    source: 'bundled',
  }))

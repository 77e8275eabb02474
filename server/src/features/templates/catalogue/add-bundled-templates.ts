import { templateCatalogue } from '@thela/menu/render'
import type { Db } from '../../../db/connect.ts'
import { newId } from '../../../ids.ts'
import { insertMissingTemplates } from './queries.ts'

/** Adds missing rows for the templates of this version at start. */
export const addBundledTemplates = (db: Db) => insertMissingTemplates(db, bundledTemplates())

/** The templates of this version as rows, each with a new id. */
export const bundledTemplates = () =>
  templateCatalogue.map(({ templateId, name, description }) => ({
    id: newId(),
    templateId,
    name,
    description,
    source: 'bundled',
  }))

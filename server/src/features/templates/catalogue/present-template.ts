import type { Template } from '@thela/contract/templates/catalogue'
import { templateCatalogue, uploadedThemeCount } from '@thela/menu/render'
import type { TemplateRow } from './queries.ts'

const bundled = new Map(templateCatalogue.map((template) => [template.templateId, template]))

export const isBundled = (templateId: string) => bundled.has(templateId)

/** The template with what its component declares of itself (DEC-167). */
export function presentTemplate({ hash, ...row }: TemplateRow): Template {
  return {
    ...row,
    isActive: row.isEnabled,
    features: bundled.get(row.templateId)?.features ?? [],
    themeCount: countThemes(row.templateId),
    hasComponent: hasComponent({ ...row, hash }),
    frameUrl: hash && frameUrlOf(hash),
  }
}

/** Bundled with this version, or uploaded and compiled (DEC-185). */
export const hasComponent = ({ templateId, hash }: Pick<TemplateRow, 'templateId' | 'hash'>) =>
  isBundled(templateId) || hash !== null

/** Bundled templates declare their themes; an uploaded one gets the six that most of ours share. */
export const countThemes = (templateId: string) =>
  bundled.get(templateId)?.themes.length ?? uploadedThemeCount

export const frameUrlOf = (hash: string) => `/t/${hash}`

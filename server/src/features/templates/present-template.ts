import type { Template } from '@thela/contract/templates'
import { templateCatalogue } from '@thela/menu/render'
import type { TemplateRow } from './queries.ts'

const components = new Map(templateCatalogue.map((template) => [template.templateId, template]))

/** The template with what its component declares of itself (DEC-167). */
export function presentTemplate(row: TemplateRow): Template {
  const component = components.get(row.templateId)

  return {
    ...row,
    isActive: row.isEnabled,
    features: component?.features ?? [],
    themeCount: component?.themes.length ?? 0,
    hasComponent: component !== undefined,
  }
}

export const hasComponent = (templateId: string) => components.has(templateId)

export const countThemes = (templateId: string) => components.get(templateId)?.themes.length ?? 0

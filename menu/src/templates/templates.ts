import { basic } from './basic/template.tsx'
import { basicLook } from './basic/theme.ts'
import { defaultLayout } from './default-layout/template.tsx'
import { defaultLayoutLook } from './default-layout/theme.ts'
import { digitalMenuV2 } from './digital-menu-v2/template.tsx'
import { digitalMenuV2Look } from './digital-menu-v2/theme.ts'
import { luxury } from './luxury/template.tsx'
import { luxuryLook } from './luxury/theme.ts'
import { modernMinimal } from './modern-minimal/template.tsx'
import { modernMinimalLook } from './modern-minimal/theme.ts'
import { skeleton } from './skeleton/template.tsx'
import { skeletonLook } from './skeleton/theme.ts'
import { streetFoodVibrant } from './street-food-vibrant/template.tsx'
import { streetFoodVibrantLook } from './street-food-vibrant/theme.ts'
import { DEFAULT_LAYOUT, type Template } from './template.ts'

/** Every template by the id that is stored with a vendor. A new one has its line here and in template-code.ts. */
export const templates: Record<string, Template> = {
  [DEFAULT_LAYOUT]: { ...defaultLayout, ...defaultLayoutLook },
  BasicTemplate: { ...basic, ...basicLook },
  ModernMinimal: { ...modernMinimal, ...modernMinimalLook },
  StreetFoodVibrant: { ...streetFoodVibrant, ...streetFoodVibrantLook },
  digital_menuV2: { ...digitalMenuV2, ...digitalMenuV2Look },
  TemplateSkeleton: { ...skeleton, ...skeletonLook },
  LuxuryMenuTemplate: { ...luxury, ...luxuryLook },
}

export function findTemplate(id: string | undefined) {
  return id !== undefined && Object.hasOwn(templates, id) ? templates[id] : undefined
}

/** A stored index out of range renders the first theme (DEC-086). */
export function themeOf(template: Template, index: number | undefined) {
  const theme = template.themes[index ?? 0] ?? template.themes[0]
  if (!theme) throw new Error(`${template.name} declares no theme`)
  return theme
}

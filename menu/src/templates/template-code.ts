import { DEFAULT_LAYOUT, type TemplateCode } from './template.ts'

type Load = () => Promise<TemplateCode>

/** For browsers: each template is a file of its own, and a menu loads only its own. */
export const templateCode: Record<string, Load> = {
  [DEFAULT_LAYOUT]: () => import('./default-layout/template.tsx').then((file) => file.defaultLayout),
  BasicTemplate: () => import('./basic/template.tsx').then((file) => file.basic),
  ModernMinimal: () => import('./modern-minimal/template.tsx').then((file) => file.modernMinimal),
  StreetFoodVibrant: () =>
    import('./street-food-vibrant/template.tsx').then((file) => file.streetFoodVibrant),
  digital_menuV2: () => import('./digital-menu-v2/template.tsx').then((file) => file.digitalMenuV2),
  TemplateSkeleton: () => import('./skeleton/template.tsx').then((file) => file.skeleton),
  LuxuryMenuTemplate: () => import('./luxury/template.tsx').then((file) => file.luxury),
}

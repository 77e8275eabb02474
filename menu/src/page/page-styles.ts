import type { MenuPage, PublicMenuItem } from '@thela/contract/menus/page-data'
import cover from '../parts/cover.css?inline'
import parts from '../parts/parts.css?inline'
import splash from '../parts/splash.css?inline'
import slipSpace from '../slip/slip-space.css?inline'
import type { Template, Variables } from '../templates/template.ts'
import { themeOf } from '../templates/templates.ts'
import base from './base.css?inline'
import rareMarks from './rare-marks.css?inline'

/** All CSS of one menu: what every template shares, the colours of the theme, the template's own. */
export function pageStyles(template: Template, { vendor, template: chosen, categories }: MenuPage) {
  const theme = themeOf(template, chosen?.themeIndex)
  const light = block(template.colours(theme))
  const dark = template.darkColours
    ? `@media(prefers-color-scheme:dark){${block(template.darkColours(theme))}}`
    : ''

  return [
    light,
    dark,
    base,
    parts,
    template.splashMs > 0 ? splash : '',
    vendor.coverImageUrl ? cover : '',
    categories.some(({ menuItems }) => menuItems.some(hasRareMark)) ? rareMarks : '',
    template.styles,
    vendor.orderSlip && !template.hasCart ? slipSpace : '',
  ].join('')
}

const hasRareMark = ({ mark }: PublicMenuItem) => !mark || mark === 'egg'

function block(variables: Partial<Variables>) {
  const lines = Object.entries(variables).map(([name, value]) => `${name}:${value}`)
  return `:root{${lines.join(';')}}`
}

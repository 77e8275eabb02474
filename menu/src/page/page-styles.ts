import type { MenuPage } from '@thela/contract/menus/page-data'
import cover from '../parts/cover.css?inline'
import parts from '../parts/parts.css?inline'
import splash from '../parts/splash.css?inline'
import slipSpace from '../slip/slip-space.css?inline'
import type { Template, Variables } from '../templates/template.ts'
import { themeOf } from '../templates/templates.ts'
import base from './base.css?inline'

/** All CSS of one menu: what every template shares, the colours of the theme, the template's own. */
export function pageStyles(template: Template, { vendor, template: chosen }: MenuPage) {
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
    template.styles,
    vendor.orderSlip && !template.hasCart ? slipSpace : '',
  ].join('')
}

function block(variables: Partial<Variables>) {
  const lines = Object.entries(variables).map(([name, value]) => `${name}:${value}`)
  return `:root{${lines.join(';')}}`
}

import { createHash } from 'node:crypto'
import { type MenuManifest, menuIcons } from '@thela/contract/menus/home-screen'
import { type LanguageCode, languages } from '@thela/contract/values/languages'
import { menuColours } from '@thela/menu/render'
import type { IconLook } from './draw-icon.ts'

export type ShownMenu = {
  id: string
  slug: string
  businessName: string
  logoUrl: string | null
  menuLanguage: string
  template: { templateId: string; themeIndex: number } | null
}

/** Addresses without a host: a phone resolves them against the one that it has opened. */
export function writeManifest(menu: ShownMenu, language: LanguageCode): MenuManifest {
  const address = `/${encodeURIComponent(menu.slug)}/${menu.id}`
  const { bar, page } = menuColours(menu.template)
  const version = hash(JSON.stringify(lookOf(menu)))

  return {
    // Stays when the stall has another name.
    id: `/m/${menu.id}`,
    name: menu.businessName,
    short_name: shorten(menu.businessName),
    start_url: language === menu.menuLanguage ? address : `${address}?lang=${language}`,
    scope: address,
    display: 'standalone',
    lang: language,
    dir: languages[language].direction === 'rtl' ? 'rtl' : 'ltr',
    theme_color: bar,
    background_color: page,
    icons: menuIcons.map((icon) => {
      const [purpose, size] = icon.split('-') as ['any' | 'maskable', string]
      const src = `/api/public/vendor/${menu.id}/icon/${icon}?v=${version}`
      return { src, sizes: `${size}x${size}`, type: 'image/png', purpose }
    }),
  }
}

/** What the icon is drawn from. */
export const lookOf = ({ businessName, logoUrl, template }: ShownMenu): IconLook => ({
  logoUrl,
  letter: firstLetter(businessName),
  ground: menuColours(template).accent,
})

/** So many letters fit below an icon. */
const MAX_SHORT = 12

/** Whole words where there are any, and never half a letter. */
function shorten(name: string) {
  const letters = Array.from(new Intl.Segmenter().segment(name.trim()), ({ segment }) => segment)
  if (letters.length <= MAX_SHORT) return letters.join('')

  const cut = letters.slice(0, MAX_SHORT + 1)
  const end = cut.lastIndexOf(' ')
  return cut.slice(0, end > 0 ? end : MAX_SHORT).join('')
}

/** As a reader sees it; signs before it are left out. */
function firstLetter(name: string) {
  const letters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment)
  return letters.find((letter) => /^[\p{L}\p{N}]/u.test(letter))?.toUpperCase() ?? ''
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 10)

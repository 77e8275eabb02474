import type { MenuPage } from '@thela/contract/menus/page-data'
import { onlyShown } from '../app/only-shown.ts'
import type { TemplateCode } from '../templates/template.ts'
import { fingerprintOf, type PageScript } from './page-script.ts'

/** A menu that was fetched, and whether it is still the one in the page. */
export function compareWithShown(
  fetched: MenuPage,
  script: PageScript,
  code: Pick<TemplateCode, 'hidesUnavailable'>,
) {
  const { categories } = onlyShown(fetched, code)
  return { categories, isShown: fingerprintOf(categories) === script.fingerprint }
}

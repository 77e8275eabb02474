import type { LanguageCode } from '@thela/contract/values/languages'
import { useVendor } from '../use-vendor.ts'

export type MenuLanguages = {
  /** The language of the texts of categories and items. */
  main: LanguageCode
  /** In which they can be given besides. */
  others: readonly LanguageCode[]
}

const none: readonly LanguageCode[] = []

/** The languages of the vendor's menu. A vendor who was stored by an earlier version has none yet. */
export function useMenuLanguages(): MenuLanguages {
  const { menuLanguage = 'en', otherLanguages = none } = useVendor()
  return { main: menuLanguage, others: otherLanguages }
}

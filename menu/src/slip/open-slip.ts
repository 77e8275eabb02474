import type { VendorView } from '../app/view-model.ts'
import type { CheckedLine } from './lines.ts'
import type { MainLanguage, SlipWords } from './slip-language.ts'

/** What the dialog shows. */
export type OpenSlip = {
  vendor: VendorView
  lines: CheckedLine[]
  note: string
  /** In the customer's language. */
  texts: SlipWords
  main: MainLanguage
}

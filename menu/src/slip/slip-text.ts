import { formatRupees } from '@thela/contract/values/money'
import { totalPaise } from './lines.ts'
import type { OpenSlip } from './open-slip.ts'

type Written = Pick<OpenSlip, 'lines' | 'note' | 'main'> & { vendor: { businessName: string } }

/** The slip as a plain text for the stall, in the menu's main language. */
export function slipText({ vendor, lines, note, main }: Written) {
  const dishes = lines.map(({ key, name, paise, count }) => {
    const amount = formatRupees((paise * count) / 100)
    return `${count} × ${main.names.get(key) ?? name}: ${amount}`
  })
  const total = main.texts.totalLine(formatRupees(totalPaise(lines) / 100))
  const written = note.trim() && main.texts.noteLine(note.trim())
  return [vendor.businessName, ...dishes, total, written].filter(Boolean).join('\n')
}

/** Opens WhatsApp on the customer's phone, with the text ready to be sent to this number. */
export const whatsappLink = (number: string, text: string) =>
  `https://wa.me/${number}?text=${encodeURIComponent(text)}`

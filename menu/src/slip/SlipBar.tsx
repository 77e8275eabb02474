import { formatRupees } from '@thela/contract/values/money'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Menu } from '../app/use-menu.ts'
import type { VendorView } from '../app/view-model.ts'
import { words } from '../app/words.ts'
import { Icon } from '../parts/icons.tsx'
import { tappedEarly } from '../parts/SlipSlot.tsx'
import { type CheckedLine, checkLines, countDishes, portionsOf, totalPaise } from './lines.ts'
import { SlipDialog } from './SlipDialog.tsx'
import { loadLanguages } from './slip-language.ts'
import { addToSlip, openSlip, useSlip } from './slip-store.ts'

/** Nothing until something is on the slip; then a bar at the bottom. */
export function Bar({ vendor, menu }: { vendor: VendorView; menu: Menu }) {
  const slip = useSlip()
  const lines = useMemo(() => checkLines(menu.categories, slip), [menu.categories, slip])

  useEffect(() => {
    const close = openSlip(vendor.id)
    for (const portion of tappedEarly.splice(0).flatMap(portionsOf)) addToSlip(portion, 1)
    return close
  }, [vendor.id])

  return lines.length > 0 ? <FullBar vendor={vendor} lines={lines} note={slip.note} /> : null
}

type Props = { vendor: VendorView; lines: CheckedLine[]; note: string }

/** Unmounted with the last dish, so that the list is closed when the next one is added. */
function FullBar({ vendor, lines, note }: Props) {
  const bar = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [languages, setLanguages] = useState<Awaited<ReturnType<typeof loadLanguages>>>()

  useEffect(() => {
    if (bar.current) loadLanguages(bar.current.ownerDocument, vendor.id).then(setLanguages, () => {})
  }, [vendor.id])

  return (
    <>
      <button ref={bar} type="button" className="cart" onClick={() => setOpen(true)}>
        <Icon d="M3 4h3l2.5 11h9L20 7H7M10 20h.01M17 20h.01" />
        <b className="cart-count">{countDishes(lines)}</b>
        <b>{formatRupees(totalPaise(lines) / 100)}</b>
        <span>{words.viewCart}</span>
      </button>
      {isOpen && languages && (
        <SlipDialog slip={{ vendor, lines, note, ...languages }} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

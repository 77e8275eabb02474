import { languages } from '@thela/contract/values/languages'
import { formatRupees } from '@thela/contract/values/money'
import { totalPaise } from './lines.ts'
import type { OpenSlip } from './open-slip.ts'
import { startView } from './start-view.ts'

/** For the eyes of the stall, across a counter: large, and in the menu's main language. */
export function ShownSlip({ slip, onBack }: { slip: OpenSlip; onBack: () => void }) {
  const { vendor, lines, note, texts, main } = slip
  const { direction } = languages[main.code as keyof typeof languages]

  return (
    <>
      <div className="slip-large" lang={main.code} dir={direction}>
        <h2 ref={startView} tabIndex={-1}>
          {vendor.businessName}
        </h2>
        <ul>
          {lines.map(({ key, name, count }) => (
            <li key={key}>
              <b>{count} ×</b>
              <span>{main.names.get(key) ?? name}</span>
            </li>
          ))}
        </ul>
        <p className="slip-total">{main.texts.totalLine(formatRupees(totalPaise(lines) / 100))}</p>
        {note.trim() && <p className="slip-written">{main.texts.noteLine(note.trim())}</p>}
      </div>
      <button type="button" className="slip-button" onClick={onBack}>
        {texts.back}
      </button>
    </>
  )
}

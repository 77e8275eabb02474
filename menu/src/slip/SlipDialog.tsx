import { formatRupees } from '@thela/contract/values/money'
import { useContext, useState } from 'react'
import { TrackingContext } from '../app/use-sections.ts'
import { words } from '../app/words.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { acceptedLines, type CheckedLine, canBeHad, totalPaise } from './lines.ts'
import type { OpenSlip } from './open-slip.ts'
import { Payment } from './Payment.tsx'
import { ShownSlip } from './ShownSlip.tsx'
import { Stepper } from './Stepper.tsx'
import type { SlipWords } from './slip-language.ts'
import { emptyTheSlip, setLines, writeNote } from './slip-store.ts'
import { slipText, whatsappLink } from './slip-text.ts'
import { startView } from './start-view.ts'
import { MAX_NOTE } from './stored-slip.ts'

type Props = { slip: OpenSlip; onClose: () => void }

/** The list, and what can be done with it. One dialog for both, so that Back closes it from either. */
export function SlipDialog({ slip, onClose }: Props) {
  const tracker = useContext(TrackingContext)
  const [view, setView] = useState<'list' | 'shown' | 'payment'>('list')
  const goBack = () => setView('list')
  const { upiAddress } = slip.vendor
  const show = () => {
    setView('shown')
    tracker.slip('shown')
  }

  return (
    <Dialog className={view === 'shown' ? 'slip-shown' : ''} label={words.cart} onClose={onClose}>
      {view === 'list' && <SlipList slip={slip} onShow={show} onPay={() => setView('payment')} />}
      {view === 'shown' && <ShownSlip slip={slip} onBack={goBack} />}
      {view === 'payment' && upiAddress && <Payment slip={slip} address={upiAddress} onBack={goBack} />}
    </Dialog>
  )
}

type ListProps = { slip: OpenSlip; onShow: () => void; onPay: () => void }

function SlipList({ slip, onShow, onPay }: ListProps) {
  const { lines, note, texts } = slip

  return (
    <>
      <h2 ref={startView} tabIndex={-1}>
        {words.showList}
      </h2>
      <ul className="portions">
        {lines.map((line) => (
          <Line key={line.key} line={line} texts={texts} />
        ))}
      </ul>
      <p className="total">
        {words.total}
        <b>{formatRupees(totalPaise(lines) / 100)}</b>
      </p>
      <label className="slip-note">
        {texts.note}
        <textarea
          rows={2}
          maxLength={MAX_NOTE}
          value={note}
          onChange={({ target }) => writeNote(target.value)}
        />
      </label>
      {lines.some(({ problem }) => problem) ? (
        <Changes slip={slip} />
      ) : (
        <Actions slip={slip} onShow={onShow} onPay={onPay} />
      )}
      <button type="button" className="empty-cart" onClick={emptyTheSlip}>
        {words.emptyCart}
      </button>
      <p className="slip-hint">{texts.kept}</p>
    </>
  )
}

function Line({ line, texts }: { line: CheckedLine; texts: SlipWords }) {
  const price = formatRupees(line.paise / 100)
  const problems = {
    price: texts.priceNow(formatRupees(line.formerPaise / 100), price),
    unavailable: words.outOfStock,
    removed: texts.removed,
  }

  return (
    <li>
      <span>
        {line.name}
        <b>{price}</b>
        {line.problem && <em className="slip-problem">{problems[line.problem]}</em>}
      </span>
      {canBeHad(line) && <Stepper portion={line} />}
    </li>
  )
}

/** Only of what is as the menu says now. */
function Actions({ slip, onShow, onPay }: ListProps) {
  const tracker = useContext(TrackingContext)
  const { vendor, lines, texts } = slip
  const paise = totalPaise(lines)

  return (
    <>
      <button type="button" className="slip-button" onClick={onShow}>
        {texts.show}
      </button>
      {vendor.whatsappNumber && (
        <a
          className="slip-button plain"
          href={whatsappLink(vendor.whatsappNumber, slipText(slip))}
          target="_blank"
          rel="noopener"
          onClick={() => tracker.slip('sent')}
        >
          {texts.send}
        </a>
      )}
      {vendor.upiAddress && paise > 0 && (
        <button type="button" className="slip-button plain" onClick={onPay}>
          {texts.pay(formatRupees(paise / 100))}
        </button>
      )}
    </>
  )
}

/** Before a slip is shown or sent: what is not as it was, and one tap that agrees to it. */
function Changes({ slip: { lines, texts } }: { slip: OpenSlip }) {
  return (
    <div className="slip-changes" role="alert">
      <p>{texts.changed}</p>
      <button type="button" className="slip-button" onClick={() => setLines(acceptedLines(lines))}>
        {texts.update}
      </button>
    </div>
  )
}

import { formatRupees } from '@thela/contract/values/money'
import { upiLink } from '@thela/contract/values/upi'
import { useContext, useEffect, useState } from 'react'
import { TrackingContext } from '../app/use-sections.ts'
import { words } from '../app/words.ts'
import { totalPaise } from './lines.ts'
import type { OpenSlip } from './open-slip.ts'
import { startView } from './start-view.ts'

/** In letters that every payment app takes (DEC-323). */
const NOTE = 'Order'

type Props = { slip: OpenSlip; address: string; onBack: () => void }

/** The payment app of this phone, or a code for another one. Whether it was paid, only the stall knows. */
export function Payment({ slip: { vendor, lines, texts }, address, onBack }: Props) {
  const tracker = useContext(TrackingContext)
  const paise = totalPaise(lines)
  const link = upiLink({ address, name: vendor.businessName, paise, note: NOTE })

  return (
    <>
      <h2 ref={startView} tabIndex={-1}>
        {texts.pay(formatRupees(paise / 100))}
      </h2>
      <p>{texts.stallConfirms}</p>
      <a className="slip-button" href={link} onClick={() => tracker.slip('pay-opened')}>
        {texts.openApp}
      </a>
      <Code link={link} label={texts.scanToPay} />
      <button type="button" className="slip-button plain" onClick={onBack}>
        {texts.back}
      </button>
    </>
  )
}

/** Phones find a code only with this many modules of white around it. */
const MARGIN = 4

function Code({ link, label }: { link: string; label: string }) {
  const [code, setCode] = useState<{ size: number; path: string } | 'failed'>()

  useEffect(() => {
    drawCode(link).then(setCode, () => setCode('failed'))
  }, [link])

  if (code === 'failed') return <p role="alert">{words.qrFailed}</p>
  const size = (code?.size ?? 0) + 2 * MARGIN
  return (
    <figure className="slip-code">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
        <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
        {code && <path d={code.path} />}
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  )
}

async function drawCode(link: string) {
  const { default: qrCode } = await import('qrcode')
  const { size, data } = qrCode.create(link, { errorCorrectionLevel: 'M' }).modules
  const dark = Array.from(data, (isDark, at) =>
    isDark ? `M${(at % size) + MARGIN} ${Math.floor(at / size) + MARGIN}h1v1h-1z` : '',
  )
  return { size, path: dark.join('') }
}

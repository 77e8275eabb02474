import { UPI_ADDRESS, upiLink } from '@thela/contract/values/upi'
import { isContactChanged, isPayeeChanged } from '@thela/contract/vendors/guarded-fields'
import type { VendorProfile } from '@thela/contract/vendors/profile'
import { qrLook } from '@thela/contract/vendors/qr-look'
import * as words from '@thela/words/dashboard/profile-slip'
import { useEffect, useState } from 'react'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { fieldOf } from '../../ui/form/field-of.ts'
import { TextField } from '../../ui/form/TextField.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { ConfirmWithPassword } from './ConfirmWithPassword.tsx'
import type { ProfileFormState } from './profile-form.ts'

type Props = { form: ProfileFormState; vendor: VendorProfile }

/** The order slip, where it can be sent, and what it is paid to. */
export function SlipFields({ form, vendor }: Props) {
  const [address, name] = [form.watch('upiAddress').trim(), form.watch('businessName')]

  return (
    <Card title={words.title} description={words.hint}>
      <div className="grid gap-4">
        <Checkbox label={words.switchOn} hint={words.switchOnHint} {...form.register('orderSlip')} />
        <Checkbox label={words.byWhatsapp} hint={words.byWhatsappHint} {...form.register('slipByWhatsapp')} />
        <TextField
          label={words.upiAddress}
          hint={words.upiAddressHint}
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          {...fieldOf(form, 'upiAddress')}
        />
        <PayeePassword form={form} vendor={vendor} />
        {UPI_ADDRESS.test(address) && <UpiCode address={address} name={name} />}
      </div>
    </Card>
  )
}

/** Not asked for twice: a new phone number or email needs it too. */
function PayeePassword({ form, vendor }: Props) {
  const [phone, email, upiAddress] = form.watch(['phone', 'email', 'upiAddress'])
  const isAsked = isContactChanged(vendor, { phone, email: email.trim() || null })
  const isNeeded = !isAsked && isPayeeChanged(vendor, { upiAddress: upiAddress.trim() })

  return <ConfirmWithPassword form={form} isNeeded={isNeeded} reason={words.passwordNeeded} />
}

/** Without an amount: a payment app shows whose address it is, and the vendor goes back. */
function UpiCode({ address, name }: { address: string; name: string }) {
  const link = upiLink({ address, name })
  const [drawn, setDrawn] = useState<{ link: string; url: string }>()

  useEffect(() => {
    let isCurrent = true
    drawCode(link).then(
      (url) => isCurrent && setDrawn({ link, url }),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [link])

  return (
    <div className="flex flex-wrap items-center gap-4">
      <div className="size-40 bg-white">
        {drawn?.link === link && <img src={drawn.url} alt={words.codeOf(address)} className="size-40" />}
      </div>
      <p className="min-w-40 flex-1 text-ink-soft text-sm">{words.tryIt}</p>
    </div>
  )
}

async function drawCode(link: string) {
  const { toDataURL } = await import('qrcode')
  return toDataURL(link, { ...qrLook, scale: 8, type: 'image/png' })
}

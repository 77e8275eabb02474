import { menuPath, slugify } from '@thela/contract/values/slug'
import { isContactChanged } from '@thela/contract/vendors/guarded-fields'
import type { VendorProfile } from '@thela/contract/vendors/profile'
import * as words from '@thela/words/dashboard/profile-form'
import { TriangleAlert } from 'lucide-react'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { fieldOf } from '../../ui/form/field-of.ts'
import { TextField } from '../../ui/form/TextField.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { ConfirmWithPassword } from './ConfirmWithPassword.tsx'
import type { ProfileFormState } from './profile-form.ts'

type Props = { form: ProfileFormState; vendor: VendorProfile }

export function ContactFields({ form, vendor }: Props) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label={words.fullName} required autoComplete="name" {...fieldOf(form, 'name')} />
      <TextField
        label={words.businessName}
        required
        autoComplete="organization"
        {...fieldOf(form, 'businessName')}
      />
      <RenameWarning form={form} vendor={vendor} />
      <TextField
        label={words.phone}
        required
        type="tel"
        autoComplete="tel"
        hint={words.phoneHint}
        {...fieldOf(form, 'phone')}
      />
      <TextField label={words.email} type="email" autoComplete="email" {...fieldOf(form, 'email')} />
      <ContactPassword form={form} vendor={vendor} />
      <PhoneVisibility form={form} />
      <div className="sm:col-span-2">
        <TextField label={words.address} autoComplete="street-address" {...fieldOf(form, 'address')} />
      </div>
    </div>
  )
}

function PhoneVisibility({ form }: Pick<Props, 'form'>) {
  return (
    <div className="sm:col-span-2">
      <Checkbox label={words.showPhone} hint={words.showPhoneHint} {...form.register('showPhone')} />
    </div>
  )
}

function ContactPassword({ form, vendor }: Props) {
  const [phone, email] = form.watch(['phone', 'email'])
  const isNeeded = isContactChanged(vendor, { phone, email: email.trim() || null })

  return <ConfirmWithPassword form={form} isNeeded={isNeeded} reason={words.passwordNeeded} />
}

/** The address of the menu is made from the business name (DEC-067). */
export function RenameWarning({ form, vendor }: Props) {
  const businessName = form.watch('businessName')
  if (businessName.trim().length < 2 || slugify(businessName) === vendor.slug) return null

  return (
    <div
      role="status"
      className="flex gap-2.5 rounded-md bg-warn-soft px-4 py-3 text-sm text-warn-ink sm:col-span-2"
    >
      <TriangleAlert aria-hidden size={18} className="mt-px shrink-0" />
      <p className="wrap-anywhere min-w-0">
        <RichText
          text={words.linkWillChange(menuPath({ ...vendor, businessName }))}
          tags={{
            strong: (text) => <strong className="font-semibold">{text}</strong>,
            link: (text) => <span className="font-medium">{text}</span>,
          }}
        />
      </p>
    </div>
  )
}

import { menuPath, slugify } from '@thela/contract/values/slug'
import type { VendorProfile } from '@thela/contract/vendors/profile'
import { TriangleAlert } from 'lucide-react'
import type { ProfileFormState } from './use-profile-form.ts'

type Props = { form: ProfileFormState; vendor: VendorProfile }

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
        <strong className="font-semibold">Your menu gets a new address.</strong> It will be{' '}
        <span className="font-medium">{menuPath({ ...vendor, businessName })}</span>. QR codes you have
        printed keep working: the old address leads to the new one.
      </p>
    </div>
  )
}

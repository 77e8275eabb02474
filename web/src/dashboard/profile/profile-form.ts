import {
  CURRENT_PASSWORD_NEEDED,
  isContactChanged,
  ProfileUpdate,
  type VendorProfile,
} from '@thela/contract/vendors/profile'
import { z } from 'zod'

const texts = ['name', 'businessName', 'phone', 'country', 'state', 'city', 'area'] as const
const emptyable = [
  'email',
  'address',
  'openingTime',
  'closingTime',
  'description',
  'tagline',
  'cuisine',
  'priceRange',
] as const
const pictures = ['logoUrl', 'coverImageUrl'] as const

type Text = (typeof texts)[number] | (typeof emptyable)[number]

/** What the form holds: an empty text where nothing is set. */
export type ProfileValues = Record<Text | 'currentPassword', string> &
  Record<(typeof pictures)[number], string | null>

/** From what is typed to what the contract knows; whatever is emptied is nothing. */
export const ProfileForm = z.custom<ProfileValues>().transform(readValues).pipe(ProfileUpdate)

/** The same for the one who is signed in: a new phone number or email needs the password. */
export const profileFormOf = (vendor: VendorProfile) =>
  ProfileForm.refine((input) => !isContactChanged(vendor, input) || input.currentPassword, {
    path: ['currentPassword'],
    message: CURRENT_PASSWORD_NEEDED,
  })

function readValues(values: ProfileValues) {
  const emptied = emptyable.filter((name) => values[name].trim() === '').map((name) => [name, null])
  return { ...values, ...(Object.fromEntries(emptied) as object) } as z.input<typeof ProfileUpdate>
}

export function valuesOf(vendor: VendorProfile): ProfileValues {
  return {
    ...pick(vendor, texts, (value) => value),
    ...pick(vendor, emptyable, (value) => value ?? ''),
    ...pick(vendor, pictures, (value) => value),
    currentPassword: '',
  }
}

/** Only what differs from what is stored, so that a second tab does not overwrite the rest; the password where it counts. */
export function changesOf(vendor: VendorProfile, { currentPassword, ...next }: ProfileUpdate): ProfileUpdate {
  const entries = Object.entries(next) as [keyof typeof next, unknown][]
  const changes = Object.fromEntries(entries.filter(([name, value]) => value !== vendor[name]))
  return isContactChanged(vendor, next) ? { ...changes, currentPassword } : changes
}

function pick<Name extends keyof VendorProfile, Value>(
  vendor: VendorProfile,
  names: readonly Name[],
  read: (value: VendorProfile[Name]) => Value,
) {
  return Object.fromEntries(names.map((name) => [name, read(vendor[name])])) as Record<Name, Value>
}

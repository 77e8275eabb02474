import { zodResolver } from '@hookform/resolvers/zod'
import { passwordReason } from '@thela/contract/vendors/guarded-fields'
import { ProfileUpdate, type VendorProfile } from '@thela/contract/vendors/profile'
import * as words from '@thela/words/dashboard/profile-form'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { z } from 'zod'
import { showFieldErrors } from '../../api/failures/show-field-errors.ts'
import { toast } from '../../ui/overlay/toast.ts'
import type { Picture } from '../picture/use-picture.ts'
import { useSaveProfile } from './api.ts'

const texts = ['name', 'businessName', 'phone', 'country', 'state', 'city', 'area', 'menuLanguage'] as const
const emptyable = [
  'email',
  'address',
  'openingTime',
  'closingTime',
  'description',
  'tagline',
  'cuisine',
  'priceRange',
  'fssaiNumber',
  'upiAddress',
] as const
const pictures = ['logoUrl', 'coverImageUrl'] as const

type Text = (typeof texts)[number] | (typeof emptyable)[number]

/** What the form holds: an empty text where nothing is set, the codes of other languages with spaces between them, and the hours by weekday as JSON. */
export type ProfileValues = Record<Text | 'currentPassword' | 'otherLanguages' | 'weekHours', string> &
  Pick<VendorProfile, 'showPhone' | 'showEstimatedTime' | 'orderSlip' | 'slipByWhatsapp'> &
  Record<(typeof pictures)[number], string | null>

/** From form values to the contract's input; an empty text becomes null. */
export const ProfileForm = z.custom<ProfileValues>().transform(readValues).pipe(ProfileUpdate)

/** The same for one vendor: a new phone number, email or UPI address needs the password. */
export const profileFormOf = (vendor: VendorProfile) =>
  ProfileForm.superRefine((input, context) => {
    const message = passwordReason(vendor, input)
    if (message && !input.currentPassword)
      context.addIssue({ code: 'custom', path: ['currentPassword'], message })
  })

function readValues(values: ProfileValues) {
  const emptied = emptyable.filter((name) => values[name].trim() === '').map((name) => [name, null])
  const otherLanguages = values.otherLanguages.split(' ').filter(Boolean)
  const weekHours = values.weekHours ? JSON.parse(values.weekHours) : null
  return { ...values, ...Object.fromEntries(emptied), otherLanguages, weekHours } as z.input<
    typeof ProfileUpdate
  >
}

export function valuesOf(vendor: VendorProfile): ProfileValues {
  return {
    ...pick(vendor, texts, (value) => value),
    ...pick(vendor, emptyable, (value) => value ?? ''),
    ...pick(vendor, pictures, (value) => value),
    showPhone: vendor.showPhone,
    showEstimatedTime: vendor.showEstimatedTime,
    orderSlip: vendor.orderSlip,
    slipByWhatsapp: vendor.slipByWhatsapp,
    otherLanguages: vendor.otherLanguages.join(' '),
    weekHours: vendor.weekHours ? JSON.stringify(vendor.weekHours) : '',
    currentPassword: '',
  }
}

/** Only what differs from what is stored, so that a second tab does not overwrite the rest; the password only where it is needed. */
export function changesOf(vendor: VendorProfile, { currentPassword, ...next }: ProfileUpdate): ProfileUpdate {
  const entries = Object.entries(next) as [keyof typeof next, unknown][]
  const changes = Object.fromEntries(entries.filter(([name, value]) => !isSame(value, vendor[name])))
  return passwordReason(vendor, next) ? { ...changes, currentPassword } : changes
}

/** Languages are a list. */
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

function pick<Name extends keyof VendorProfile, Value>(
  vendor: VendorProfile,
  names: readonly Name[],
  read: (value: VendorProfile[Name]) => Value,
) {
  return Object.fromEntries(names.map((name) => [name, read(vendor[name])])) as Record<Name, Value>
}

export type ProfileFormState = UseFormReturn<ProfileValues, unknown, ProfileUpdate>

/** What another tab saves shows here too, except in the fields that are being changed. */
export function useProfileForm(vendor: VendorProfile): ProfileFormState {
  return useForm({
    resolver: zodResolver(profileFormOf(vendor), {
      error: ({ path }) => messageOfField.get(String(path?.[0])),
    }),
    values: valuesOf(vendor),
    resetOptions: { keepDirtyValues: true, keepDirty: true, keepErrors: true },
  })
}

/** Whether there is something to save; a password alone does not count. */
export const hasChanges = ({ formState: { dirtyFields } }: ProfileFormState) =>
  Object.keys(dirtyFields).some((name) => name !== 'currentPassword')

/** For the fields whose errors have no message in the contract. */
const messageOfField = new Map([
  ['country', words.countryMissing],
  ['state', words.stateMissing],
  ['city', words.cityMissing],
  ['area', words.areaMissing],
])

type Settings = { form: ProfileFormState; vendor: VendorProfile; logo: Picture; cover: Picture }

/** Sends what changed; errors from the server are shown at their fields, and nothing typed is lost. */
export function useSubmitProfile({ form, vendor, logo, cover }: Settings) {
  const save = useSaveProfile()

  const submit = form.handleSubmit((input) => {
    const changes = changesOf(vendor, input)
    if (Object.keys(changes).length === 0) {
      form.reset(valuesOf(vendor), resetEverything)
      toast.info(words.noChanges)
      return
    }

    // From here on the pictures may belong to the saved profile, so they are not deleted with the form.
    logo.keep(input.logoUrl ?? null)
    cover.keep(input.coverImageUrl ?? null)
    const sent = form.getValues()
    save.mutate(changes, {
      onSuccess: ({ vendor }) => vendor && resetToSaved(form, sent, valuesOf(vendor)),
      onError: (failure) => showFieldErrors(form, failure, fieldOfCode),
    })
  })

  return { submit, isSaving: save.isPending }
}

// The form otherwise keeps what is being changed (see `useProfileForm`).
const resetEverything = { keepDirtyValues: false, keepDirty: false, keepErrors: false }

/** The saved profile becomes the default; what was typed while it was being saved stays a change. */
function resetToSaved(form: ProfileFormState, sent: ProfileValues, saved: ProfileValues) {
  const now = form.getValues()
  form.reset(saved, resetEverything)

  for (const name of Object.keys(now) as (keyof ProfileValues)[]) {
    if (now[name] !== sent[name]) form.setValue(name, now[name], { shouldDirty: true })
  }
}

const fieldOfCode = { vendor_phone_taken: 'phone', vendor_email_taken: 'email' } as const

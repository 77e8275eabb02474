import { z } from 'zod'
import { bodyLimitsKB } from '../body-limits.ts'
import { UploadResult } from '../core/uploads.ts'
import { endpoint } from '../endpoint.ts'
import { isOneLine, ONE_LINE_ONLY } from '../values/one-line.ts'
import { Id, limitedText, optionalEmail, optionalText, requiredText, Timestamp } from '../values/text.ts'
import { AccountLanguage } from './account-language.ts'
import { FssaiNumber } from './fssai-number.ts'
import { languageProblem, MenuLanguage, OtherLanguages } from './menu-languages.ts'
import { HalfHour, WeekHours, WeekHoursInput } from './opening-hours.ts'
import { slipInput, slipSettings } from './order-slip.ts'
import { ProfilePhone } from './phone-number.ts'

export const cuisines = [
  'Italian',
  'Indian',
  'Chinese',
  'Mexican',
  'Japanese',
  'Thai',
  'American',
  'Mediterranean',
  'French',
  'Korean',
  'Vietnamese',
  'Greek',
  'Spanish',
  'Lebanese',
  'Turkish',
  'Fusion',
  'Other',
] as const

export const priceRanges = ['$', '$$', '$$$', '$$$$'] as const

export const VendorProfile = z.object({
  id: Id,
  name: z.string(),
  businessName: z.string(),
  vendorName: z.string(),
  slug: z.string(),
  email: z.string().nullable(),
  phone: z.string(),
  /** Whether customers see the phone number (DEC-266). */
  showPhone: z.boolean(),
  address: z.string().nullable(),
  country: z.string(),
  state: z.string(),
  city: z.string(),
  area: z.string(),
  /** The vendor's position, if they have set it. Used to choose ads, never shown to customers. */
  latitude: z.number().nullable().default(null),
  longitude: z.number().nullable().default(null),
  openingTime: z.string().nullable(),
  closingTime: z.string().nullable(),
  /** The hours of each weekday, Monday first; null when they are the same every day. */
  weekHours: WeekHours.nullable().default(null),
  /** Until when the stall is closed today; null when it is not. */
  closedUntil: Timestamp.nullable().default(null),
  description: z.string().nullable(),
  tagline: z.string().nullable(),
  cuisine: z.string().nullable(),
  priceRange: z.enum(priceRanges).nullable(),
  /** Of the food licence; it stands at the end of the menu. */
  fssaiNumber: z.string().nullable().default(null),
  logoUrl: z.string().nullable(),
  coverImageUrl: z.string().nullable(),
  qrCodeUrl: z.string().nullable(),
  publicUrl: z.string(),
  role: z.literal('VENDOR'),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  isActive: z.boolean(),
  isBanned: z.boolean(),
  showAds: z.boolean(),
  showEstimatedTime: z.boolean(),
  ...slipSettings,
  emailVerified: z.boolean(),
  /** Of the dashboard and emails; null until the vendor has chosen one. */
  language: AccountLanguage.nullable().default(null),
  /** The language of the texts of categories and items. */
  menuLanguage: MenuLanguage.default('en'),
  /** In which they can be given besides. */
  otherLanguages: z.array(MenuLanguage).default([]),
})
export type VendorProfile = z.infer<typeof VendorProfile>

export const FullName = requiredText('Full name is required', 100, 'Name must be at most 100 characters')
  .min(2, 'Name must be at least 2 characters')
  .refine(isOneLine, ONE_LINE_ONLY)

export const BusinessName = requiredText(
  'Business name is required',
  120,
  'Business name must be at most 120 characters',
)
  .min(2, 'Business name must be at least 2 characters')
  .refine(isOneLine, ONE_LINE_ONLY)

const PlaceName = limitedText(100).min(1)
const Degrees = (most: number) => z.number().min(-most).max(most).nullable()

const INVALID_PICTURE = 'Please enter a valid image address'

/** The URL of an uploaded picture or of one on the web; never a script or data URL. */
export const PictureUrl = limitedText(500)
  .regex(/^(?:\/uploads\/|https:\/\/)[^\s"'<>\\]+$/, INVALID_PICTURE)
  .refine((url) => !url.includes('../'), INVALID_PICTURE)
  .nullable()

export const ProfileInput = z
  .object({
    name: FullName,
    businessName: BusinessName,
    email: optionalEmail,
    phone: ProfilePhone,
    showPhone: z.boolean(),
    address: optionalText(300),
    country: PlaceName,
    state: PlaceName,
    city: PlaceName,
    area: PlaceName,
    latitude: Degrees(90),
    longitude: Degrees(180),
    openingTime: HalfHour.nullable(),
    closingTime: HalfHour.nullable(),
    weekHours: WeekHoursInput.nullable(),
    description: optionalText(1000),
    tagline: optionalText(120),
    cuisine: z.enum(cuisines).nullable(),
    priceRange: z.enum(priceRanges).nullable(),
    fssaiNumber: FssaiNumber,
    logoUrl: PictureUrl,
    coverImageUrl: PictureUrl,
    showEstimatedTime: z.boolean(),
    ...slipInput,
    menuLanguage: MenuLanguage,
    otherLanguages: OtherLanguages,
  })
  .partial()
export type ProfileInput = z.infer<typeof ProfileInput>

type Position = { latitude?: number | null; longitude?: number | null }

/** Both are given, both are emptied, or both are left out. */
function hasWholePosition({ latitude, longitude }: Position) {
  return typeof latitude === typeof longitude
}

/** A new phone number or email needs the password, because they allow taking over the account; so does a new UPI address. */
export const ProfileUpdate = ProfileInput.extend({
  currentPassword: limitedText(128, 'Password must be at most 128 characters').optional(),
})
  .refine(hasWholePosition, { path: ['longitude'], message: 'Latitude and longitude come together' })
  .superRefine((input, context) => {
    const message = languageProblem(input)
    if (message) context.addIssue({ code: 'custom', path: ['otherLanguages'], message })
  })
export type ProfileUpdate = z.infer<typeof ProfileUpdate>

export const vendorsApi = {
  readProfile: endpoint({
    method: 'GET',
    path: '/api/vendors/profile',
    access: 'vendor',
    summary: 'The signed-in vendor',
    schema: { response: { 200: z.object({ vendor: VendorProfile }) } },
  }),
  updateProfile: endpoint({
    method: 'PUT',
    path: '/api/vendors/profile',
    access: 'vendor',
    bodyLimitKB: bodyLimitsKB.profile,
    summary:
      'Change the profile; fields left out stay, a new phone, email or UPI address needs the current password',
    schema: {
      body: ProfileUpdate,
      response: { 200: z.object({ vendor: VendorProfile, message: z.string() }) },
    },
  }),
  uploadImage: endpoint({
    method: 'POST',
    path: '/api/vendors/profile/image',
    access: 'vendor',
    isMultipart: true,
    summary: 'Store a picture and make it the logo, or with kind=cover the cover',
    schema: { response: { 200: UploadResult.extend({ vendor: VendorProfile }) } },
  }),
}

import { z } from 'zod'
import { Amount } from '../values/price.ts'
import { readUrl } from '../values/safe-link.ts'
import { optionalText, requiredText } from '../values/text.ts'
import { adProblems, MAX_AD_DAY } from './ad-problems.ts'
import { PlaceInput, TargetLevel } from './ad-targets.ts'
import { adTypes } from './ad-types.ts'

export const AdType = z.enum(adTypes, { error: 'Ad type is required' })

export const MAX_AD_FILE_MB = 20
export const MAX_VIDEO_SECONDS = 20
export const STANDARD_RADIUS_KM = 5

const INVALID_DATE = 'Please enter a valid date'

/** A calendar day, or an instant, which means the day it falls on. */
export const adDay = (missing: string) =>
  requiredText(missing, MAX_AD_DAY, INVALID_DATE).refine(
    (text) => text === '' || isDay.safeParse(text).success,
    INVALID_DATE,
  )

const isDay = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })])
  .refine((text) => text >= '2000' && text < '2100')

const INVALID_LINK = 'Please enter a valid URL starting with http:// or https://'
const isLink = (text: string) => /^https?:\/\/\S+$/i.test(text) && readUrl(text) !== null

const Media = optionalText(2000).refine(
  (url) => !url || /^\/uploads\/[\w/-]+\.\w+$/.test(url) || (/^https:/i.test(url) && isLink(url)),
  'Please upload a file or enter an https address',
)

const Degrees = (name: string, most: number) =>
  z
    .number({ error: `${name} must be a number` })
    .min(-most, `${name} must be between -${most} and ${most}`)
    .max(most, `${name} must be between -${most} and ${most}`)
    .nullish()

export const AdFields = PlaceInput.extend({
  title: requiredText('Ad title is required', 150, 'Title must be at most 150 characters').min(
    3,
    'Title must be at least 3 characters',
  ),
  description: optionalText(1000),
  adType: AdType,
  linkUrl: requiredText('Link URL is required', 2000, 'Link URL must be at most 2000 characters').refine(
    isLink,
    INVALID_LINK,
  ),
  imageUrl: Media,
  videoUrl: Media,
  startDate: adDay('Start date is required'),
  endDate: adDay('End date is required'),
  budget: Amount('Budget').nullish(),
  isActive: z.boolean().optional(),
  /** Its own placement has no cap, whatever the budget (DEC-229). */
  isUnlimited: z.boolean().optional(),
  targetLevel: TargetLevel.nullish(),
  latitude: Degrees('Latitude', 90),
  longitude: Degrees('Longitude', 180),
  radius: z
    .number({ error: 'Radius must be a number' })
    .min(0.1, 'Radius must be between 0.1 and 100 km')
    .max(100, 'Radius must be between 0.1 and 100 km')
    .nullish(),
})

/** The whole form: errors that depend on type and target are reported with the others, even if fields are missing. */
export const AdInput = AdFields.superRefine(
  (ad, context) => {
    for (const { path, message } of adProblems(ad))
      context.addIssue({ code: 'custom', path: [path], message })
  },
  { when: ({ value }) => typeof value === 'object' && value !== null },
)
export type AdInput = z.output<typeof AdInput>

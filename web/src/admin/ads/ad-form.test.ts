import { adDayOf } from '@thela/contract/ads/ad-problems'
import type { Ad } from '@thela/contract/ads/ads'
import { setPlatformTimeZone } from '@thela/contract/values/time-zone'
import { afterEach, expect, test } from 'vitest'
import { type AdValues, adForm, completion, newAdValues, valuesOf } from './ad-form.ts'
import { changesOfAd } from './save-ad.ts'

afterEach(() => setPlatformTimeZone('Asia/Kolkata'))

const typed: AdValues = {
  ...newAdValues,
  title: '  Diwali sweets  ',
  linkUrl: 'https://sweets.example',
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  budget: '1500.50',
  country: 'India',
  state: 'Gujarat',
  city: 'Surat',
}

const stored: Ad = {
  id: 'a1',
  title: 'Diwali sweets',
  description: 'Fresh every day',
  imageUrl: null,
  videoUrl: null,
  linkUrl: 'https://sweets.example',
  adType: 'FLOATING',
  location: 'Surat, Gujarat, India',
  latitude: null,
  longitude: null,
  radius: null,
  targetLevel: 'CITY',
  country: 'India',
  state: 'Gujarat',
  city: 'Surat',
  area: null,
  budget: 100,
  startDate: '2026-10-31T18:30:00.000Z',
  endDate: '2026-11-30T18:29:59.000Z',
  isActive: false,
  isUnlimited: false,
  impressions: 0,
  clicks: 0,
  ctr: 0,
  createdAt: '2026-10-01T00:00:00.000Z',
  updatedAt: '2026-10-01T00:00:00.000Z',
}

test('a new ad is sent with trimmed texts, numbers and ISO dates, and without what is empty [ADV-49] [ADV-50]', () => {
  expect(adForm().parse(typed)).toEqual({
    title: 'Diwali sweets',
    adType: 'FLOATING',
    linkUrl: 'https://sweets.example',
    startDate: '2026-10-31T18:30:00.000Z',
    endDate: '2026-11-29T18:30:00.000Z',
    budget: 1500.5,
    isActive: true,
    isUnlimited: false,
    targetLevel: 'CITY',
    country: 'India',
    state: 'Gujarat',
    city: 'Surat',
  })
})

test.each(['Pacific/Auckland', 'Asia/Kolkata', 'America/Los_Angeles'])(
  'an ad runs from the typed start day to the typed end day, also in %s',
  (timeZone) => {
    setPlatformTimeZone(timeZone)
    const { startDate, endDate } = adForm().parse(typed)

    expect([adDayOf(startDate), adDayOf(endDate)]).toEqual(['2026-11-01', '2026-11-30'])
    expect(valuesOf({ ...stored, startDate, endDate })).toMatchObject({
      startDate: '2026-11-01',
      endDate: '2026-11-30',
    })
  },
)

test.each(['', '0026-11-01', '12026-11-01', '2026-99-99'])(
  'a start on the day %j is refused',
  (startDate) => {
    const paths = adForm()
      .safeParse({ ...typed, startDate })
      .error?.issues.map(({ path }) => path[0])
    expect(paths).toEqual(['startDate'])
  },
)

test('what an ad had before can be emptied', () => {
  const changed = adForm(stored).parse({ ...valuesOf(stored), description: '', budget: '' })
  expect(changed).toMatchObject({ description: null, budget: null })
  expect(changed).not.toHaveProperty('area')
})

test.each<[string, Partial<AdValues>, object]>([
  ['nothing is changed', {}, {}],
  ['the title is', { title: ' Holi sweets ' }, { title: 'Holi sweets' }],
  ['a text is emptied', { description: '' }, { description: null }],
  ['the last day is', { endDate: '2026-11-29' }, { endDate: '2026-11-28T18:30:00.000Z' }],
  ['it is run', { isActive: true }, { isActive: true }],
  ['its cap is taken off', { isUnlimited: true }, { isUnlimited: true }],
  [
    'the target is, which goes as a whole',
    { city: 'Navsari' },
    { adType: 'FLOATING', targetLevel: 'CITY', country: 'India', state: 'Gujarat', city: 'Navsari' },
  ],
])(
  'an edited ad is sent without unchanged fields, so that no other change is undone: %s',
  (_what, change, sent) => {
    const input = adForm(stored).parse({ ...valuesOf(stored), ...change })
    expect(changesOfAd(stored, input)).toStrictEqual(sent)
  },
)

test('an ad that now targets a circle no longer has a place', () => {
  const circle = { adType: 'HYPERLOCAL', latitude: '21.17', longitude: '72.83' } as const
  const input = adForm(stored).parse({ ...valuesOf(stored), ...circle })
  expect(changesOfAd(stored, input)).toMatchObject({
    targetLevel: null,
    city: null,
    latitude: 21.17,
    radius: 5,
  })
})

test('an ad comes back into the form as it was stored, by its calendar days', () => {
  expect(valuesOf(stored)).toMatchObject({
    startDate: '2026-11-01',
    endDate: '2026-11-30',
    budget: '100',
    description: 'Fresh every day',
    isActive: false,
    radius: '5',
  })
})

test('an ad targets either a circle or a place', () => {
  const circle = { ...typed, adType: 'HYPERLOCAL', latitude: '21.17', longitude: '72.83' } as const
  expect(adForm().parse(circle)).toMatchObject({ latitude: 21.17, longitude: 72.83, radius: 5 })
  expect(adForm().parse(circle)).not.toHaveProperty('city')
  expect(adForm().parse({ ...typed, latitude: '21.17' })).not.toHaveProperty('latitude')
})

test.each([
  ['COUNTRY', 7],
  ['STATE', 8],
  ['CITY', 9],
  ['AREA', 10],
] as const)('a floating ad for a %s needs %i fields [ADV-42]', (targetLevel, required) => {
  expect(completion({ ...newAdValues, targetLevel })).toEqual({ filled: 2, required })
})

test('a banner needs no target, a hyperlocal ad needs its circle [ADV-42]', () => {
  expect(completion({ ...newAdValues, adType: 'BANNER', targetLevel: '' }).required).toBe(5)
  expect(completion({ ...newAdValues, adType: 'HYPERLOCAL' })).toEqual({ filled: 2, required: 8 })
  expect(completion(typed)).toEqual({ filled: 9, required: 9 })
})

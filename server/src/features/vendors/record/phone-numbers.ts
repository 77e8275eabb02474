import { dialledOf, digitsOf } from '@thela/contract/vendors/phone-number'
import { type CountryCode, getCountries, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** The number in E.164, as people of this country write theirs; null when no country has such a number. */
export const readPhone = (phone: string, country: string): string | null =>
  parse(phone, country)?.number ?? null

/** With its country code, grouped as usual there; a number that cannot be read stays as typed. */
export const formatPhone = (phone: string, country: string) =>
  parse(phone, country)?.formatInternational() ?? phone

export type PhoneSpellings = {
  /** The digits as typed. */
  typed: string
  /** What they are in E.164, read as a number of each country. */
  numbers: string[]
  /** The digits under which these are stored where nobody could read them: with the country code, without it, with a 0. */
  digits: string[]
}

/** All under which an account may be stored that somebody signs in to with this number (DEC-287). */
export function spellingsOf(phone: string, countries: string[]): PhoneSpellings {
  const readings = countries.flatMap((country) => parse(phone, country) ?? [])
  const digits = readings.flatMap(({ number, nationalNumber }) => [
    digitsOf(number),
    nationalNumber,
    `0${nationalNumber}`,
  ])

  return {
    typed: digitsOf(phone),
    numbers: [...new Set(readings.map(({ number }) => number))],
    digits: [...new Set(digits)],
  }
}

/** So long are India's numbers and those of the United States; with the country code they are longer. */
const NATIONAL_LENGTH = 10

/**
 * A plus sign or zeros too many are forgiven where the number makes no sense with them. One with a country code needs
 * only the right length: ranges are assigned faster than the library learns of them.
 */
function parse(phone: string, country: string) {
  const region = regions.get(country.toLowerCase())
  const dialled = dialledOf(phone).replace(/^00(?=[1-9])/, '+')
  const bare = dialled.replace(/^[+0]+/, '')
  const hasPlus = dialled.startsWith('+')

  const asTyped = parsePhoneNumberFromString(dialled, region)
  const asNational =
    hasPlus && bare.length > NATIONAL_LENGTH ? undefined : parsePhoneNumberFromString(bare, region)
  return (
    [asTyped, asNational].find((number) => number?.isValid()) ??
    (hasPlus && asTyped?.isPossible() ? asTyped : undefined)
  )
}

const englishNames = new Intl.DisplayNames(['en'], { type: 'region' })

/** Countries are stored by their English name (DEC-007). */
const regions = new Map<string, CountryCode>(
  getCountries().map((region) => [(englishNames.of(region) ?? region).toLowerCase(), region]),
)

import { fallbackLocation } from '@thela/contract/ads/delivery'
import * as words from '@thela/words/site/ads-demo'

export type FoundLocation = {
  latitude: number
  longitude: number
  /** Known only for the fallback location. */
  named: { country: string; state: string; city: string; area: string } | null
  /** Why the fallback location is used. */
  error: string | null
}

export const LOCATE_OPTIONS: PositionOptions = {
  enableHighAccuracy: true,
  timeout: 10_000,
  maximumAge: 10 * 60_000,
}

/** The browser's location, or Surat with the reason. */
export function locate(geolocation: Geolocation | undefined = navigator.geolocation) {
  return new Promise<FoundLocation>((resolve) => {
    if (!geolocation) return resolve(inSurat(words.notSupported))

    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude, named: null, error: null }),
      ({ message }) => resolve(inSurat(message)),
      LOCATE_OPTIONS,
    )
  })
}

function inSurat(error: string): FoundLocation {
  const { latitude, longitude, ...named } = fallbackLocation
  return { latitude, longitude, named, error: error || words.notFound }
}

import { fallbackLocation } from '@thela/contract/ads/delivery'

export type FoundLocation = {
  latitude: number
  longitude: number
  /** Known only of the place that stands in for one that nobody tells. */
  named: { country: string; state: string; city: string; area: string } | null
  /** Why it is not the visitor's own place. */
  error: string | null
}

export const LOCATE_OPTIONS: PositionOptions = {
  enableHighAccuracy: true,
  timeout: 10_000,
  maximumAge: 10 * 60_000,
}

/** Where the browser stands, or Surat and the reason why not. */
export function locate(geolocation: Geolocation | undefined = navigator.geolocation) {
  return new Promise<FoundLocation>((resolve) => {
    if (!geolocation) return resolve(inSurat('Geolocation is not supported by this browser'))

    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude, named: null, error: null }),
      ({ message }) => resolve(inSurat(message)),
      LOCATE_OPTIONS,
    )
  })
}

function inSurat(error: string): FoundLocation {
  const { latitude, longitude, ...named } = fallbackLocation
  return { latitude, longitude, named, error: error || 'The location could not be found' }
}

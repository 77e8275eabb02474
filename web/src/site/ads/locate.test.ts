import { expect, test } from 'vitest'
import { locate } from './locate.ts'

type Answer = (found: PositionCallback, failed: PositionErrorCallback) => void

/** A browser that answers so, and remembers how it was asked. */
function browserThat(answer: Answer) {
  const asked: (PositionOptions | undefined)[] = []
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (found, failed, options) => {
    asked.push(options)
    answer(found, failed as PositionErrorCallback)
  }
  return { asked, geolocation: { getCurrentPosition } as Geolocation }
}

const surat = {
  latitude: 21.17,
  longitude: 72.83,
  named: { country: 'India', state: 'Gujarat', city: 'Surat', area: 'Southwest Zone' },
}

test('a visitor is asked for the exact place, for ten seconds, and one of ten minutes ago will do [GEO-01] [GEO-02] [GEO-03]', async () => {
  const coords = { latitude: 19.07, longitude: 72.87 } as GeolocationCoordinates
  const browser = browserThat((found) => found({ coords } as GeolocationPosition))

  expect(await locate(browser.geolocation)).toEqual({ ...coords, named: null, error: null })
  expect(browser.asked).toEqual([{ enableHighAccuracy: true, timeout: 10_000, maximumAge: 600_000 }])
})

test('a visitor who shares no location gets Surat and the reason [GEO-04] [GEO-05] [ENT-29]', async () => {
  const refused = { code: 1, message: 'User denied Geolocation' } as GeolocationPositionError
  const browser = browserThat((_found, failed) => failed(refused))

  expect(await locate(browser.geolocation)).toEqual({ ...surat, error: 'User denied Geolocation' })
})

test('a browser without geolocation says so [GEO-06]', async () => {
  expect(await locate(undefined)).toEqual({
    ...surat,
    error: 'Geolocation is not supported by this browser',
  })
})

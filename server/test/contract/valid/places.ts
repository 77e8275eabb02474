import type { Fixtures, Requests } from './fixtures.ts'

export function placeRequests({ admin, did, unique }: Fixtures): Requests {
  const { headers } = admin
  const letters = () => unique().replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')
  const code = () => letters().slice(-3).toUpperCase().padStart(3, 'Q')
  const add = async (path: string, more: object = {}) =>
    String(
      (await did('POST', `/api/admin/locations/${path}`, { name: `Place ${unique()}`, ...more })).data.id,
    )
  const country = () => add('countries', { code: code() })
  const state = async () => add(`countries/${await country()}/states`, { code: code() })
  const city = async () => add(`states/${await state()}/cities`)
  const area = async () => add(`cities/${await city()}/areas`)
  const within =
    (parent: () => Promise<string>, more: object = {}) =>
    async () => ({
      headers,
      params: { id: await parent() },
      payload: { name: `Place ${unique()}`, ...more },
    })
  const removed = (place: () => Promise<string>) => async () => ({ headers, params: { id: await place() } })

  return {
    'POST /api/admin/locations/countries': () => ({ headers, payload: { code: code(), name: unique() } }),
    'POST /api/admin/locations/countries/:id/states': within(country, { code: 'ZZ' }),
    'POST /api/admin/locations/states/:id/cities': within(state),
    'POST /api/admin/locations/cities/:id/areas': within(city),
    'DELETE /api/admin/locations/countries/:id': removed(country),
    'DELETE /api/admin/locations/states/:id': removed(state),
    'DELETE /api/admin/locations/cities/:id': removed(city),
    'DELETE /api/admin/locations/areas/:id': removed(area),
    'POST /api/admin/locations/import': () => ({
      headers,
      payload: {
        locations: [
          {
            countryCode: code(),
            countryName: unique(),
            stateCode: 'AA',
            stateName: 'State',
            cityName: 'City',
            areas: ['Area'],
          },
        ],
      },
    }),
  }
}

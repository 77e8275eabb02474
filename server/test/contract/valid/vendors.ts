import type { Fixtures, Requests } from './fixtures.ts'

export function vendorRequests({ vendor, menu, picture, unique, did }: Fixtures): Requests {
  const { headers } = vendor
  const category = async () => (await menu.categories(vendor, unique()))[0] ?? ''
  const item = async () => (await menu.items(vendor, await category(), unique()))[0] ?? ''
  const upload = async (): Promise<string> => {
    const { payload, headers: more } = await picture({ folder: 'menu-items' })
    return (await did('POST', '/api/upload/image', payload, { ...headers, ...more })).public_id
  }
  const withPicture = async (more: Record<string, string>, field = 'image') => {
    const { payload, headers: type } = await picture(more, field)
    return { headers: { ...headers, ...type }, payload }
  }

  return {
    'POST /api/items/:id/image': async () => ({
      ...(await withPicture({})),
      params: { id: await item() },
    }),
    'PUT /api/vendors/profile': () => ({ headers, payload: { tagline: unique() } }),
    'PUT /api/vendors/closed-today': () => ({ headers, payload: { isClosedToday: true } }),
    'PUT /api/vendors/language': () => ({ headers, payload: { language: 'gu' } }),
    'POST /api/vendors/profile/image': () => withPicture({ kind: 'logo' }),
    'POST /api/vendors/template': () => ({
      headers,
      payload: { templateId: 'BasicTemplate', themeIndex: 1 },
    }),
    'POST /api/vendors/generate-qr': () => ({
      headers,
      payload: { url: `http://thela.test/asha-chaat-house/${vendor.id}` },
    }),
    'POST /api/upload/image': () => withPicture({ folder: 'menu-items' }),
    'POST /api/upload/images': () => withPicture({ folder: 'menu-items' }, 'images'),
    'DELETE /api/upload/image/:publicId': async () => ({ headers, params: { publicId: await upload() } }),
  }
}

import type { InjectOptions } from 'fastify'
import { addBundledTemplates } from '../../../src/features/templates/catalogue/add-bundled-templates.ts'
import { createTestApp } from '../../app.ts'
import { takePhotos } from '../../bad-files/photo.ts'
import { form } from '../../form.ts'
import { menuCalls } from '../../menu.ts'

/** The headers, body and path parameters of a request; method and path come from the endpoint. */
export type Rest = Pick<InjectOptions, 'headers' | 'payload'> & { params?: Record<string, string> }
export type Requests = Record<string, () => Promise<Rest> | Rest>
export type Fixtures = Awaited<ReturnType<typeof createFixtures>>

/** A platform on which every endpoint of the contract can succeed. */
export async function createFixtures() {
  const test = await createTestApp()
  await addBundledTemplates(test.db)
  const admin = await test.signedInAdmin()
  const vendor = await test.signedInVendor({ email: 'first@example.com' })
  const photos = await takePhotos()
  let last = 0

  /** Sends a request, by default as the administrator, and returns the body of the response. */
  async function did(method: 'POST' | 'PUT' | 'PATCH', url: string, payload: object, who = admin.headers) {
    const answer = await test.send(method, url, { headers: who, payload })
    if (answer.statusCode >= 400) throw new Error(`${method} ${url}: ${answer.body}`)
    return answer.json()
  }
  const picture = async (more: Record<string, string> = {}, field = 'image') =>
    form({ [field]: { bytes: photos.png, name: 'photo.png' }, ...more })

  return { ...test, admin, vendor, menu: menuCalls(test.app), did, picture, unique: () => `n${++last}` }
}

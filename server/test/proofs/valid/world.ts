import type { InjectOptions } from 'fastify'
import { addBundledTemplates } from '../../../src/features/templates/catalogue/add-bundled-templates.ts'
import { createTestApp } from '../../app.ts'
import { takePhotos } from '../../bad-files/photo.ts'
import { form } from '../../form.ts'
import { menuWork } from '../../menu.ts'

/** The rest of a request; method and path are those of the endpoint, with `id` and the like filled in. */
export type Rest = Pick<InjectOptions, 'headers' | 'payload'> & { params?: Record<string, string> }
export type Requests = Record<string, () => Promise<Rest> | Rest>
export type World = Awaited<ReturnType<typeof makeWorld>>

/** A platform on which every call of the contract can succeed. */
export async function makeWorld() {
  const test = await createTestApp()
  await addBundledTemplates(test.db)
  const admin = await test.signedInAdmin()
  const vendor = await test.signedInVendor({ email: 'first@example.com' })
  const photos = await takePhotos()
  let last = 0

  /** As the administrator, and what the answer holds. */
  async function did(method: 'POST' | 'PUT' | 'PATCH', url: string, payload: object, who = admin.headers) {
    const answer = await test.send(method, url, { headers: who, payload })
    if (answer.statusCode >= 400) throw new Error(`${method} ${url}: ${answer.body}`)
    return answer.json()
  }
  const picture = async (more: Record<string, string> = {}, field = 'image') =>
    form({ [field]: { bytes: photos.png, name: 'photo.png' }, ...more })

  return { ...test, admin, vendor, menu: menuWork(test.app), did, picture, unique: () => `n${++last}` }
}

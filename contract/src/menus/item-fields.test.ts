import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { itemFlagNames } from './item-fields.ts'

const templatesPage = readFileSync(new URL('../../../docs/templates.md', import.meta.url), 'utf8')

test.each(itemFlagNames)('docs/templates.md documents %s', (flag) => {
  // In templates `signature` is called `isSignature`.
  expect(templatesPage).toMatch(new RegExp(`\`(is)?${flag}\``, 'i'))
})

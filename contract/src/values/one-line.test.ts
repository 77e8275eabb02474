import { expect, test } from 'vitest'
import type { z } from 'zod'
import { CategoryInput } from '../menus/categories.ts'
import { ContactForm } from '../site/contact.ts'
import { BusinessName, FullName } from '../vendors/profile.ts'
import { isOneLine, ONE_LINE_ONLY, oneLine } from './one-line.ts'

const breaks = [
  '\n',
  '\r',
  '\r\n',
  '\t',
  '\u0000',
  '\u0007',
  '\u000b',
  '\u000c',
  '\u007f',
  '\u0085',
  '\u2028',
  '\u2029',
]

const names: [string, z.ZodType][] = [
  ['full name', FullName],
  ['business name', BusinessName],
  ["contact's name", ContactForm.shape.fullname],
  ["contact's subject", ContactForm.shape.subject],
  ['category', CategoryInput.shape.name],
]

test.each(names)('the %s may not contain line breaks', (_name, schema) => {
  expect(schema.parse('  आशा की चाट · Café ☕ \n')).toBe('आशा की चाट · Café ☕')
  for (const lineBreak of breaks) {
    const refused = schema.safeParse(`Asha${lineBreak}Patel`)
    expect(refused.error?.issues.map(({ message }) => message)).toEqual([ONE_LINE_ONLY])
  }
})

test('a message keeps its line breaks', () => {
  expect(ContactForm.shape.message.parse('Hello\n\n\tGoodbye')).toBe('Hello\n\n\tGoodbye')
})

test.each(breaks)('%j becomes one space', (lineBreak) => {
  const text = `Asha${lineBreak}${lineBreak}Patel${lineBreak}`
  expect(isOneLine(text)).toBe(false)
  expect(oneLine(text)).toBe('Asha Patel')
})

import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../test/database.ts'
import { generateTypes } from './generate-types.ts'

const file = new URL('./types.ts', import.meta.url)

test('types.ts matches the migrated database', async () => {
  const { connection } = await createTestDatabase()
  const generated = generateTypes(connection)

  // `npm run types` sets this to update the file.
  if (process.env.WRITE_TYPES) writeFileSync(file, generated)
  expect(readFileSync(file, 'utf8')).toBe(generated)
})

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '..')

test('no code of the web app reads the schema of an endpoint, which the build leaves out', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter(
    (file) =>
      !/testing|\.test\./.test(file) && /Api\.\w+\.schema/.test(readFileSync(join(folder, file), 'utf8')),
  )

  expect(files).toEqual([])
})

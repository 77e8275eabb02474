import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const physical =
  /^ +(?:(?:margin|padding|border)-(?:left|right)|left:|right:|(?:text-align|float|clear): (?:left|right)).*/gm

test('no style of a menu names the left or the right side [LANG-08]', () => {
  const root = join(import.meta.dirname, '..')
  const files = globSync('**/*.css', { cwd: root })
  expect(files.length).toBeGreaterThan(30)

  const found = files.flatMap((file) =>
    Array.from(readFileSync(join(root, file), 'utf8').matchAll(physical), ([text]) => `${file}: ${text}`),
  )
  expect(found).toEqual([])
})

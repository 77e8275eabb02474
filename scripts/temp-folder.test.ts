import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const module = JSON.stringify(new URL('./temp-folder.mjs', import.meta.url).href)

/** Runs a process that uses a temporary folder, and returns the folder's path. */
const runOnce = () =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { useTempFolder } from ${module}
       import { writeFileSync } from 'node:fs'
       const { TMPDIR } = useTempFolder()
       writeFileSync(TMPDIR + '/database', 'rows')
       process.stdout.write(TMPDIR)`,
    ],
    { encoding: 'utf8' },
  )

test('a run leaves no temporary folder', () => {
  const folder = runOnce()
  expect(folder).toMatch(/thela-run-\d+-\w+$/)
  expect(existsSync(folder)).toBe(false)
})

test('a run removes the folder of one that was killed, and keeps that of one at work', () => {
  const parent = dirname(runOnce())
  // No system has a process with such a number.
  const ofKilled = join(parent, 'thela-run-999999999-killed')
  const ofThis = join(parent, `thela-run-${process.pid}-at-work`)
  for (const folder of [ofKilled, ofThis]) mkdirSync(folder)

  runOnce()
  expect([existsSync(ofKilled), existsSync(ofThis)]).toEqual([false, true])
  rmSync(ofThis, { recursive: true })
})

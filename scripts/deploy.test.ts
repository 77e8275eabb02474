import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from '../server/src/config.ts'
import { refuseUnsafeSettings } from '../server/src/startup/refuse-unsafe-start.ts'

const read = (file: string) => readFileSync(new URL(`../deploy/${file}`, import.meta.url), 'utf8')
const compose = read('compose.yaml')

/** The blocks of the services, by their name. */
const services = compose.split(/^ {2}(\w+):\n/m).slice(1)
const blockOf = (name: string) => services[services.indexOf(name) + 1] ?? ''

test.each(['thela', 'postgres'])('%s restarts after a reboot or a crash', (name) => {
  expect(blockOf(name)).toMatch(/^ {4}restart: unless-stopped$/m)
})

test('the image and the compose file set what is needed to start, and no unknown variable', () => {
  const image = Object.fromEntries(
    [...(/^ENV (.*)$/m.exec(read('Dockerfile'))?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(
      ([, name, value]) => [name, value],
    ),
  )
  const set = Object.fromEntries(
    [...blockOf('thela').matchAll(/^ {6}([A-Z_]+): (.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value.replace(/\$\{\w+:-\}/, '').replace(/\$\{PUBLIC_ORIGIN:.*\}/, 'https://menus.example'),
    ]),
  )
  const program = readFileSync(new URL('../server/src/config.ts', import.meta.url), 'utf8')
  for (const name of [...Object.keys(image), ...Object.keys(set)]) expect(program).toContain(`  ${name}: `)
  expect(() => refuseUnsafeSettings(readConfig({ ...image, ...set }))).not.toThrow()
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const server = `process.on('SIGTERM', () => process.exit(console.log('stopped in order')))
  setTimeout(() => {}, 5000)
  console.log('ready')`
const script = `import { runNode } from ${JSON.stringify(new URL('./setup.mjs', import.meta.url).href)}
  process.exit(await runNode(['-e', process.env.SERVER]))`

test('a server that npm started shuts down cleanly when npm is stopped', async () => {
  // As npm does it: with a shell between, which here has one thing more to do and therefore stays.
  const shell = spawn('sh', ['-c', '"$NODE" --input-type=module -e "$SCRIPT"; true'], {
    env: {
      ...process.env,
      npm_lifecycle_event: 'start',
      NODE: process.execPath,
      SCRIPT: script,
      SERVER: server,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let heard = ''
  shell.stdout.on('data', (words) => {
    heard += words
  })
  await once(shell.stdout, 'data')
  shell.kill('SIGTERM')
  await once(shell.stdout, 'close')

  expect(heard).toBe('ready\nstopped in order\n')
})

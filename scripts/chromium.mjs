import { spawnSync } from 'node:child_process'
import { fail } from './setup.mjs'

// The whole browser first: the headless shell uses a third less CPU, but it opens no connection for a hint such as
// preconnect, and a test counts those.
const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chromium-headless-shell',
]
const packages = ['chromium', 'chromium-headless-shell']

/** A Chromium for the browser tests: the machine's, or Debian's package where we may install it. */
export function findChromium() {
  return process.env.CHROMIUM || onPath() || installed() || fail(missing)
}

const missing =
  'The browser tests need Chromium, and none is on the PATH. Install it (Debian, Ubuntu: apt-get install chromium), or set its path: CHROMIUM=/path/to/chrome npm test'

function onPath() {
  for (const name of names) {
    const { stdout, status } = spawnSync('which', [name], { encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  return undefined
}

function installed() {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || spawnSync('which', ['apt-get']).status !== 0) return undefined

  console.log('Installing Chromium for the browser tests …')
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
  packages.find((name) => install(name))
  return onPath()
}

function install(name) {
  const { status } = spawnSync(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-noto-core'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    },
  )
  return status === 0
}

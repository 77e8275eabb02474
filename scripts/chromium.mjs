import { spawnSync } from 'node:child_process'
import { fail } from './setup.mjs'

const wholeNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const shellName = 'chromium-headless-shell'

/** The Chromium of the machine, or Debian's package where we may install it. */
export function findChromium() {
  return process.env.CHROMIUM || onPath(wholeNames) || installed() || onPath([shellName]) || fail(missing)
}

/** What the browser tests run in: the headless shell needs a third less CPU; a few tests ask for the whole browser. */
export function findTestBrowsers() {
  const whole = findChromium()
  return { CHROMIUM: process.env.CHROMIUM || onPath([shellName]) || whole, WHOLE_CHROMIUM: whole }
}

const missing =
  'The browser tests need Chromium, and none is on the PATH. Install it (Debian, Ubuntu: apt-get install chromium), or set its path: CHROMIUM=/path/to/chrome npm test'

function onPath(names) {
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
  for (const name of ['chromium', shellName]) install(name)
  return onPath(wholeNames)
}

function install(name) {
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-noto-core'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

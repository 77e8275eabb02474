import { spawn, spawnSync } from 'node:child_process'
import { fail } from './setup.mjs'

const wholeNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const shellName = 'chromium-headless-shell'

/** Installs Debian's packages where there is no Chromium and we may; other work can go on meanwhile. */
export async function installChromium() {
  const isRoot = process.getuid?.() === 0
  if (process.env.CHROMIUM || onPath(wholeNames) || !isRoot || !onPath(['apt-get'])) return

  console.log('Installing Chromium for the browser tests …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = 'apt-get install -y -qq --no-install-recommends fonts-noto-core'
  const commands = `apt-get update -qq; ${install} chromium; ${install} ${shellName}`
  const apt = spawn('sh', ['-c', commands], { stdio: ['ignore', 'ignore', 'inherit'], env })
  await new Promise((resolve) => apt.on('close', resolve))
}

/** The Chromium of the machine. */
export function findChromium() {
  return process.env.CHROMIUM || onPath([...wholeNames, shellName]) || fail(missing)
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

import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'

const PACKAGES = [
  ...['postgresql-15', 'patroni', 'etcd-server', 'haproxy', 'pgbouncer', 'nginx-light'],
  ...['swift-proxy', 'swift-account', 'swift-container', 'swift-object'],
]

/** Debian's scripts ask this file whether they may start a service. */
const POLICY = '/usr/sbin/policy-rc.d'

/** Installs what is missing from Debian; none of it runs afterwards, now or after a reboot. */
export function installPackages() {
  const installed = listInstalled()
  const missing = PACKAGES.filter((name) => !installed.includes(name))
  if (missing.length === 0) return
  console.log(`Installing ${missing.join(', ')} …`)
  const restore = forbidServices()
  try {
    apt('update')
    apt('install', '-y', '--no-install-recommends', ...missing)
  } finally {
    restore()
  }
  if (existsSync('/run/systemd/system'))
    disableServices(listInstalled().filter((name) => !installed.includes(name)))
}

const listInstalled = () =>
  [...execFileSync('dpkg', ['-l'], { encoding: 'utf8' }).matchAll(/^ii {2}([^\s:]+)/gm)].map(
    ([, name = '']) => name,
  )

function forbidServices() {
  const kept = `${POLICY}.before-rehearsal`
  const hadOne = existsSync(POLICY)
  if (hadOne) renameSync(POLICY, kept)
  writeFileSync(POLICY, '#!/bin/sh\nexit 101\n')
  chmodSync(POLICY, 0o755)
  return () => {
    if (hadOne) renameSync(kept, POLICY)
    else rmSync(POLICY, { force: true })
  }
}

const apt = (...args: string[]) =>
  execFileSync('apt-get', ['-qq', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })

function disableServices(packages: string[]) {
  const listed = execFileSync('dpkg', ['-L', ...packages], { encoding: 'utf8' })
  const units = [...listed.matchAll(/\/systemd\/system\/([\w-]+\.service)$/gm)].map(([, unit = '']) => unit)
  if (units.length > 0) spawnSync('systemctl', ['disable', '--now', ...units], { stdio: 'ignore' })
}

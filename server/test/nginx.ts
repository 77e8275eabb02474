import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, vi } from 'vitest'
import { freePort } from './free-port.ts'

/** Whether nginx is installed; where it is not, tests with it are listed as skipped. */
export function hasNginx() {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** nginx with the settings of `deploy/cluster`, in front of these ports; it ends with the test. */
export async function startNginx([first, second]: [number, number]) {
  const folder = mkdtempSync(join(tmpdir(), 'thela-nginx-'))
  const port = await freePort()
  const site = readFileSync(new URL('../../deploy/cluster/nginx.conf', import.meta.url), 'utf8')
    .replace('thela-1:3001', `127.0.0.1:${first}`)
    .replace('thela-2:3001', `127.0.0.1:${second}`)
    .replace('listen 80', `listen 127.0.0.1:${port}`)
    .replaceAll(/\/var\/(log|cache)\/nginx/g, folder)
  writeFileSync(join(folder, 'site.conf'), site)
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${user} daemon off; pid ${folder}/pid; error_log ${folder}/errors; events {} http { keepalive_timeout 0; ${temporary} include ${folder}/site.conf; }`,
  )
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
  onTestFinished(async () => {
    nginx.kill('SIGTERM')
    await once(nginx, 'exit')
    rmSync(folder, { recursive: true, force: true })
  })
  const origin = `http://127.0.0.1:${port}`
  await vi.waitFor(() => fetch(`${origin}/livez`), 60_000)

  return {
    origin,
    site,
    readErrors: () => readFileSync(join(folder, 'errors'), 'utf8'),
    /** As an operator does it: changes the file, and waits until no worker has the old one. */
    async reload(site: string) {
      const old = workersOf(nginx)
      writeFileSync(join(folder, 'site.conf'), site)
      nginx.kill('SIGHUP')
      await expect.poll(() => workersOf(nginx).filter((pid) => old.includes(pid))).toEqual([])
    },
  }
}

const workersOf = ({ pid }: ChildProcess) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')

import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { stopProgram } from './start-program.ts'

const site = readFileSync(new URL('../deploy/cluster/nginx.conf', import.meta.url), 'utf8')

/** nginx with the settings of `deploy/cluster`, in front of one node. */
export async function startNginx(port: number, node: number) {
  const folder = mkdtempSync(join(tmpdir(), 'thela-bench-nginx-'))
  writeFileSync(join(folder, 'site.conf'), placed(folder, port, node))
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${user} daemon off; worker_processes auto; pcre_jit on; pid ${folder}/pid; error_log ${folder}/errors;
    events { worker_connections 4096; }
    http { keepalive_requests 1000000; ${temporary.join(' ')} include ${folder}/site.conf; }`,
  )
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
  await new Promise((ready, fail) => {
    nginx.on('spawn', ready).on('error', () => fail(new Error('nginx is not installed')))
  })
  await untilAnswered(`http://127.0.0.1:${port}/livez`)
  return {
    pid: nginx.pid as number,
    async stop() {
      await stopProgram(nginx)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const placed = (folder: string, port: number, node: number) =>
  site
    .replaceAll(/thela-[12]:3001/g, `127.0.0.1:${node}`)
    .replace('listen 80', `listen 127.0.0.1:${port}`)
    .replaceAll(/\/var\/(log|cache)\/nginx/g, folder)

async function untilAnswered(address: string) {
  for (;;) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return
    await setTimeout(50)
  }
}

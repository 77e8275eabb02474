import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { S3Settings } from '../src/files/s3-files.ts'
import { freePort } from './free-port.ts'

const program = new URL('./s3-process.ts', import.meta.url).pathname

/** A real S3 server with an empty bucket; it can be stopped and started again. */
export async function startS3() {
  const directory = mkdtempSync(join(tmpdir(), 'thela-s3-'))
  const port = await freePort()
  let server: ChildProcess | undefined
  async function start() {
    // It encrypts the tokens of long lists with an old cipher.
    const args = ['--openssl-legacy-provider', program, String(port), directory]
    server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(server.stdout as NonNullable<ChildProcess['stdout']>, 'data')
  }
  async function stop() {
    if (!server) return
    const exit = once(server, 'exit')
    server.kill('SIGKILL')
    await exit
    server = undefined
  }
  afterAll(async () => {
    await stop()
    rmSync(directory, { recursive: true, force: true })
  })
  await start()
  return { settings: settingsOf(port), environment: environmentOf(port), start, stop }
}

const endpointOf = (port: number) => `http://127.0.0.1:${port}`

const settingsOf = (port: number): S3Settings => ({
  endpoint: endpointOf(port),
  bucket: 'thela',
  prefix: '',
  region: 'us-east-1',
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
})

const environmentOf = (port: number) => ({
  S3_URL: `${endpointOf(port)}/thela`,
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
})

import { once } from 'node:events'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { drawPhoto } from '../../../../test/menu-photos/draw-photo.ts'
import { makePhotoReader } from './make-photo-reader.ts'

const photo = await drawPhoto({ lines: [['Vada Pav', '25']], tiltDegrees: 1, noise: 10 })
const UNREADABLE = { status: 503, message: expect.stringContaining('could not be read') }

const orderOf = (more: { signal?: AbortSignal; onPercent?: () => void } = {}) => ({
  photo,
  types: ['jpeg'],
  signal: new AbortController().signal,
  onPercent: () => {},
  ...more,
})
const isAlive = (pid: number | undefined) => {
  try {
    return process.kill(pid ?? 0, 0)
  } catch {
    return false
  }
}

test('no process runs before a photo is read, nor after it [QUICK-11]', async () => {
  const reader = makePhotoReader()
  expect(reader.processIds()).toEqual([])
  const read = reader.read(orderOf())
  await expect.poll(() => reader.processIds()).toHaveLength(1)
  expect((await read).map(({ text }) => text)).toEqual(['Vada Pav 25'])
  await expect.poll(() => reader.processIds()).toEqual([])
})

test('the process that reads a photo never has a connection to anywhere [QUICK-11]', async () => {
  const listener = createServer().listen(0, '127.0.0.1')
  await once(listener, 'listening')
  expect(countNetworkSockets(process.pid)).toBeGreaterThan(0)
  listener.close()

  const reader = makePhotoReader()
  const counts: number[] = []
  const read = reader.read(orderOf())
  await expect.poll(() => reader.processIds()).toHaveLength(1)
  for (const [pid] = reader.processIds(); isAlive(pid); await sleep(20)) counts.push(countNetworkSockets(pid))

  expect(await read).toHaveLength(1)
  expect(counts.length).toBeGreaterThan(3)
  expect(new Set(counts)).toEqual(new Set([0]))
})

/** Its pipes from and to the server are sockets too, but without an address, and in none of these tables. */
function countNetworkSockets(pid: number | undefined) {
  const open = unlessGone(() => readdirSync(`/proc/${pid}/fd`)).map((file) =>
    unlessGone(() => [readlinkSync(`/proc/${pid}/fd/${file}`)]).join(),
  )
  const withAddress = ['tcp', 'tcp6', 'udp', 'udp6', 'raw', 'raw6'].flatMap((kind) =>
    unlessGone(() => readFileSync(`/proc/${pid}/net/${kind}`, 'utf8').split('\n')).map(
      (row) => `socket:[${row.trim().split(/\s+/)[9]}]`,
    ),
  )
  return open.filter((target) => withAddress.includes(target)).length
}

/** A process may end, and a file be closed, after it was listed; what has ended can be read by root alone. */
function unlessGone(read: () => string[]) {
  try {
    return read()
  } catch (error) {
    if (/^(ENOENT|ESRCH|EINVAL|EACCES)$/.test((error as NodeJS.ErrnoException).code ?? '')) return []
    throw error
  }
}

test('more than may wait are told to come back, and the others have their turn [QUICK-11]', async () => {
  const reader = makePhotoReader({ atOnce: 1, waiting: 1 })
  const [first, second] = [reader.read(orderOf()), reader.read(orderOf())]

  await expect(reader.read(orderOf())).rejects.toMatchObject({
    status: 503,
    message: 'Many photos are being read right now. Please try again in a minute.',
  })
  expect(reader.processIds().length).toBeLessThanOrEqual(1)
  expect((await Promise.all([first, second])).map((lines) => lines.length)).toEqual([1, 1])
})

test('a process that is killed fails its photo only', async () => {
  const reader = makePhotoReader()
  const [pid] = await withKilledProcess(reader)

  await expect.poll(() => isAlive(pid)).toBe(false)
  expect(await reader.read(orderOf())).toHaveLength(1)
})

async function withKilledProcess(reader: ReturnType<typeof makePhotoReader>) {
  let pids: (number | undefined)[] = []
  const onPercent = () => {
    pids = reader.processIds()
    for (const pid of pids) process.kill(pid ?? 0, 'SIGKILL')
  }
  await expect(reader.read(orderOf({ onPercent }))).rejects.toMatchObject(UNREADABLE)
  return pids
}

test('a photo that takes too long is given up [QUICK-11]', async () => {
  await expect(makePhotoReader({ timeoutMs: 1 }).read(orderOf())).rejects.toMatchObject(UNREADABLE)
})

test('a photo that needs too much memory is given up [QUICK-11]', async () => {
  await expect(makePhotoReader({ memoryMb: 100 }).read(orderOf())).rejects.toMatchObject(UNREADABLE)
})

test('a caller who leaves ends the process, or the wait for it', async () => {
  const reader = makePhotoReader()
  const leaving = new AbortController()
  const onPercent = () => leaving.abort()
  const [read, waiting] = [
    reader.read(orderOf({ signal: leaving.signal, onPercent })),
    reader.read(orderOf({ signal: leaving.signal })),
  ]

  await expect(read).rejects.toMatchObject({ name: 'AbortError' })
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
  await expect.poll(() => reader.processIds()).toEqual([])
})

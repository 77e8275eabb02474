import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { PhotoLine } from '@thela/contract/menus/menu-photo'
import { type PhotoWord, repairPhotoLines } from '@thela/contract/menus/menu-text/repair-photo-lines'
import pLimit from 'p-limit'
import { deadlinesMs } from '../../../db/deadlines.ts'
import { refusedFile, unavailable } from '../../../http/errors.ts'

/** What the process says, each in a line of its own. */
export type FromReader = { percent: number } | { refused: 'pixels' | 'type' } | { lines: PhotoWord[][] }

type Limits = {
  timeoutMs: number
  /** A photo takes 260 MB; what needs more is ended. */
  memoryMb: number
  atOnce: number
  /** How many may wait for their turn. */
  waiting: number
}

/** One at a time: a photo takes a few seconds of one processor, and menus come first. */
const usualLimits: Limits = { timeoutMs: 5 * deadlinesMs.answer, memoryMb: 512, atOnce: 1, waiting: 8 }

type Order = {
  photo: Buffer
  types: string[]
  signal: AbortSignal
  onPercent: (percent: number) => void
}

const program = fileURLToPath(new URL('./read-in-child.ts', import.meta.url))

/** Reads photos of menus, each in a process of its own that ends with it; without a photo there is none. */
export function makePhotoReader(limits: Partial<Limits> = {}) {
  const { atOnce, waiting, ...ofProcess } = { ...usualLimits, ...limits }
  const runLimited = pLimit(atOnce)
  const running = new Set<ChildProcess>()

  return {
    async read(order: Order): Promise<PhotoLine[]> {
      if (runLimited.activeCount + runLimited.pendingCount >= atOnce + waiting) throw unavailable(BUSY)
      return runLimited(() => {
        order.signal.throwIfAborted()
        const child = start(ofProcess, order.signal)
        running.add(child)
        child.on('exit', () => running.delete(child))
        return followReader(child, order)
      })
    },
    processIds: () => [...running].map(({ pid }) => pid),
    close() {
      for (const child of running) child.kill('SIGKILL')
    },
  }
}

const BUSY = 'Many photos are being read right now. Please try again in a minute.'
const UNREADABLE =
  'This photo could not be read. Please take it closer, one part of the menu at a time, or paste your list.'

function start({ timeoutMs, memoryMb }: Pick<Limits, 'timeoutMs' | 'memoryMb'>, signal: AbortSignal) {
  const args = [`--max-old-space-size=${memoryMb}`, program, String(memoryMb)]
  const stdio: ['pipe', 'pipe', 'ignore'] = ['pipe', 'pipe', 'ignore']
  return spawn(process.execPath, args, { env: {}, stdio, timeout: timeoutMs, killSignal: 'SIGKILL', signal })
}

async function followReader(child: ReturnType<typeof start>, { photo, types, signal, onPercent }: Order) {
  // Its end closes the output, which is followed below; a child that has ended reads no input.
  child.on('error', () => {})
  child.stdin.on('error', () => {})
  child.stdin.end(photo)

  for await (const line of createInterface({ input: child.stdout })) {
    const message: FromReader = JSON.parse(line)
    if ('percent' in message) onPercent(message.percent)
    else if ('lines' in message) return repairPhotoLines(message.lines)
    else throw refusedFile(message.refused === 'pixels' ? TOO_LARGE : wrongType(types))
  }
  signal.throwIfAborted()
  throw unavailable(UNREADABLE)
}

const TOO_LARGE = 'Image must be at most 40 megapixels'
export const wrongType = (types: string[]) => `File type must be one of: ${types.join(', ')}`

import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { atMostAtOnce } from '../../at-most-at-once.ts'

const worker = fileURLToPath(new URL('./compile-in-child.ts', import.meta.url))
const TIMEOUT_MS = 15_000

/** What the child found: code for the frame, or what is wrong with the file. */
type Compiled = { code: string; faults: [] } | { code: null; faults: string[] }

const inTurn = atMostAtOnce(2)

/** Reads and rewrites somebody's program in a process of its own, which may hang or die without harm to anyone. */
export const compileTemplate = (source: string) => inTurn(() => compileInChild(source))

function compileInChild(source: string) {
  const child = spawn(process.execPath, ['--max-old-space-size=256', worker], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: TIMEOUT_MS,
    killSignal: 'SIGKILL',
  })

  return new Promise<Compiled>((resolve, reject) => {
    const parts: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => parts.push(part))
    child.on('error', reject)
    child.on('close', (status) =>
      resolve(status === 0 ? JSON.parse(Buffer.concat(parts).toString()) : tooMuch),
    )
    // A child that is gone cannot read on: its end is told by `close`.
    child.stdin.on('error', () => {})
    child.stdin.end(source)
  })
}

const tooMuch: Compiled = {
  code: null,
  faults: ['The file is too large or too deeply nested to be compiled'],
}

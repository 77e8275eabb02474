import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

type Work = {
  /** The worker script; it reads its input from standard input and prints its answer. */
  worker: URL
  args?: string[]
  input?: string
  timeoutMs: number
  memoryMb: number
}

const MAX_ANSWER_BYTES = 32 * 1024 * 1024

/**
 * Runs a worker in a process of its own, with limits on time, memory and the size of its answer.
 * Answers what it printed, or undefined when it crashed or went over a limit.
 */
export function runInChild({ worker, args = [], input = '', timeoutMs, memoryMb }: Work) {
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${memoryMb}`, fileURLToPath(worker), ...args],
    { env: {}, stdio: ['pipe', 'pipe', 'ignore'], timeout: timeoutMs, killSignal: 'SIGKILL' },
  )

  return new Promise<string | undefined>((resolve, reject) => {
    const parts: Buffer[] = []
    let bytes = 0
    child.stdout.on('data', (part: Buffer) => {
      parts.push(part)
      bytes += part.length
      if (bytes > MAX_ANSWER_BYTES) child.kill('SIGKILL')
    })
    child.on('error', reject)
    child.on('close', (status) => resolve(status === 0 ? Buffer.concat(parts).toString() : undefined))
    // A child that has ended cannot read the rest: `close` reports its end.
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}

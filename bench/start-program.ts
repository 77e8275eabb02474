import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

type Program = { file: string; nodeOptions?: string[]; env: Record<string, string> }

/** Starts a file of this repository and waits until it is ready; its output is read on, so that it never blocks. */
export async function startProgram({ file, nodeOptions = [], env }: Program) {
  const path = fileURLToPath(new URL(`../${file}`, import.meta.url))
  const program = spawn(process.execPath, [...nodeOptions, path], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((ready, fail) => {
    program.stdout.on('data', (text) => String(text).includes('is ready') && ready())
    program.on('exit', () => fail(new Error(`${file} stopped unexpectedly`)))
  })
  return program
}

export async function stopProgram(program: ChildProcess) {
  if (program.exitCode !== null || program.signalCode !== null) return
  const isOver = once(program, 'exit')
  program.kill('SIGTERM')
  await isOver
}

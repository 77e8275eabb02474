import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** A browser that Playwright cannot drive as Debian ships it, with what a journey needs of it. */
export type OtherBrowser = {
  name: string
  open: (url: string) => Promise<void>
  /** A phone until then. */
  resize: (width: number, height: number) => Promise<void>
  /** The value of a JavaScript expression in the page. */
  read: (expression: string) => Promise<unknown>
  click: (selector: string) => Promise<void>
  type: (selector: string, text: string) => Promise<void>
  picture: () => Promise<Buffer>
  close: () => Promise<void>
}

export type Installed = {
  name: string
  /** By Debian's package. */
  programs: Record<string, string>
  open: (folder: string) => Promise<OtherBrowser>
}

/** Starts a program and waits for the line in which it says where it listens. */
export async function startListening(
  [command, ...args]: [string, ...string[]],
  isReady: RegExp,
  env: Record<string, string> = {},
) {
  const { child, end } = startProgram([command, ...args], env)
  const said = await Promise.race([lineOf(child, isReady), ended(child, command)])
  return { said, end }
}

/** Starts a program that says nothing. */
export function startProgram([command, ...args]: [string, ...string[]], env: Record<string, string> = {}) {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  return { child, end: () => endProcess(child) }
}

function lineOf(child: ChildProcess, pattern: RegExp) {
  return new Promise<RegExpExecArray>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue
      createInterface({ input: stream }).on('line', (line) => {
        const found = pattern.exec(line)
        if (found) resolve(found)
      })
    }
  })
}

async function ended(child: ChildProcess, command: string): Promise<never> {
  const [code] = await once(child, 'exit')
  throw new Error(`${command} ended with ${code} before it listened`)
}

async function endProcess(child: ChildProcess) {
  if (child.exitCode !== null) return
  child.kill()
  await once(child, 'exit')
}

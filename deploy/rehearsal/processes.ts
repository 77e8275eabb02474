import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

export type Processes = ReturnType<typeof makeProcesses>

type Start = { user?: string; env?: NodeJS.ProcessEnv }

/** The programs of the rehearsal, each with a log of its own; none outlives it. */
export function makeProcesses(folder: string) {
  const running = new Map<string, ChildProcess>()
  const afterwards: (() => void)[] = []
  let isEnding = false
  const logs = join(folder, 'logs')
  mkdirSync(logs)

  async function stop(name: string, signal: NodeJS.Signals) {
    const program = running.get(name)
    running.delete(name)
    if (!program || isOver(program)) return
    const exit = once(program, 'exit')
    program.kill(signal)
    await exit
  }

  return {
    start(name: string, command: string[], { user = 'root', env }: Start = {}) {
      if (isEnding) throw new Error(`${name} is not started any more`)
      const log = openSync(join(logs, name), 'a')
      const program = spawn('setpriv', [...privileges(user), ...command], {
        cwd: folder,
        // A session of its own: Ctrl-C is for the rehearsal, which ends the others in order.
        detached: true,
        stdio: ['ignore', log, log],
        env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC', HOME: folder, ...env },
      })
      closeSync(log)
      running.set(name, program)
      return program
    },
    kill: (name: string) => stop(name, 'SIGKILL'),
    terminate: (name: string) => stop(name, 'SIGTERM'),
    /** For what a program has started in turn and leaves behind. */
    onEnd: (work: () => void) => afterwards.push(work),
    /** The last started first. */
    async killAll() {
      isEnding = true
      for (const name of [...running.keys()].toReversed()) await stop(name, 'SIGKILL')
      for (const work of afterwards) work()
    },
    /** Fails when a program that should run has ended by itself. */
    refuseEnded() {
      for (const [name, program] of running) {
        if (isOver(program)) throw new Error(`${name} ended by itself`)
      }
    },
    readLogs: () =>
      readdirSync(logs).map((name) => ({ name, text: readFileSync(join(logs, name), 'utf8').trim() })),
  }
}

/** It ends with the rehearsal, also when that is killed. */
const privileges = (user: string) => [
  ...['--reuid', user, '--regid', user, '--init-groups'],
  ...['--pdeathsig', 'KILL', '--'],
]

const isOver = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

/** Waits for a state, and says which one never came. */
export async function until(what: string, isSo: () => Promise<unknown>, seconds = 90) {
  const end = performance.now() + seconds * 1000
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > end) throw new Error(`After ${seconds} seconds still not so: ${what}`)
    await setTimeout(100)
  }
}

/** Whether an address answers 200. */
export const answers = async (address: string) => {
  const answer = await fetch(address, { signal: AbortSignal.timeout(2000) })
  await answer.arrayBuffer()
  return answer.status === 200
}

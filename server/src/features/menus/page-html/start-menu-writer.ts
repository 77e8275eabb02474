import { Worker } from 'node:worker_threads'
import { type MenuJob, type WrittenMenu, writeMenu } from './write-menu.ts'

/**
 * Up to this length of JSON, about 150 items, a menu is written on the main thread: that takes some 10 ms, not worth
 * the round trip to another thread. A larger one would block all other requests.
 */
export const MAX_MAIN_THREAD_LENGTH = 64 * 1024

/** A menu that needs more memory than this ends the thread and not the program. */
const MAX_WORKER_MB = 1024

const workerFile = new URL('./menu-worker.ts', import.meta.url)

type Waiting = { resolve: (written: WrittenMenu) => void; reject: (error: Error) => void }
type Message = { id: number; written?: WrittenMenu; error?: Error }

/** Renders menus, large ones one after the other in a worker thread that starts with the first of them. */
export function startMenuWriter() {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let lastId = 0

  function write(job: MenuJob) {
    if (job.menu.categoriesJson.length <= MAX_MAIN_THREAD_LENGTH) return writeMenu(job)

    return new Promise<WrittenMenu>((resolve, reject) => {
      lastId++
      waiting.set(lastId, { resolve, reject })
      worker ??= startWorker()
      worker.postMessage({ id: lastId, job })
    })
  }

  function startWorker() {
    const started = new Worker(workerFile, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MAX_WORKER_MB },
    })
    // The worker does not keep the process alive.
    started.unref()
    started.on('message', settle)
    let cause = new Error('The thread that writes menus ended')
    started.on('error', (error) => {
      cause = error
    })
    // Also emitted after an error; only then may another thread start.
    started.on('exit', () => rejectAll(cause))
    return started
  }

  function settle({ id, written, error }: Message) {
    const asked = waiting.get(id)
    waiting.delete(id)
    if (written) asked?.resolve(written)
    else asked?.reject(error ?? new Error('The menu was not written'))
  }

  /** The next large menu starts a new thread. */
  function rejectAll(error: Error) {
    worker = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  return {
    write: async (job: MenuJob) => write(job),
    close: async () => {
      await worker?.terminate()
    },
  }
}

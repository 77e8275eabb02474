import { parentPort } from 'node:worker_threads'
import { type MenuJob, writeMenu } from './write-menu.ts'

// The thread behind start-menu-writer.ts.
parentPort?.on('message', ({ id, job }: { id: number; job: MenuJob }) => {
  try {
    const written = writeMenu(job)
    parentPort?.postMessage({ id, written }, [written.bytes.buffer as ArrayBuffer])
  } catch (error) {
    parentPort?.postMessage({ id, error })
  }
})

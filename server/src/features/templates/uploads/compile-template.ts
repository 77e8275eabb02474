import pLimit from 'p-limit'
import { runInChild } from '../../../concurrency/run-in-child.ts'

const worker = new URL('./compile-in-child.ts', import.meta.url)
const limits = { timeoutMs: 15_000, memoryMb: 256 }

/** The child's result: code for the frame, or what is wrong with the file. */
type Compiled = { code: string; faults: [] } | { code: null; faults: string[] }

const runLimited = pLimit(2)

/** Checks and compiles untrusted code in a child process, which may hang or crash without harm. */
export const compileTemplate = (source: string) =>
  runLimited(async (): Promise<Compiled> => {
    const answer = await runInChild({ worker, input: source, ...limits })
    return answer === undefined ? tooMuch : JSON.parse(answer)
  })

const tooMuch: Compiled = {
  code: null,
  faults: ['The file is too large or too deeply nested to be compiled'],
}

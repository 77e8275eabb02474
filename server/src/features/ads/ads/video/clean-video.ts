import pLimit from 'p-limit'
import { runInChild } from '../../../../concurrency/run-in-child.ts'
import type { VideoType } from './video-type.ts'

const worker = new URL('./clean-in-child.ts', import.meta.url)
const limits = { timeoutMs: 10_000, memoryMb: 256 }
const inTurn = pLimit(2)

/** What the child learned about a video that it has cleaned. */
export type CleanVideo = { seconds: number; sha256: string }

/**
 * Rewrites a received video in place, in a child process: only sound and pictures stay, in the same bytes at the same
 * offsets. Answers undefined when the file is no whole video with a length, or takes too long to read.
 */
export const cleanVideo = (path: string, type: VideoType) =>
  inTurn(async (): Promise<CleanVideo | undefined> => {
    const answer = await runInChild({ worker, args: [type, path], ...limits })
    return answer ? JSON.parse(answer) : undefined
  })

import pLimit from 'p-limit'
import { runInChild } from '../../../../concurrency/run-in-child.ts'
import type { VideoType } from './video-type.ts'

const worker = new URL('./clean-in-child.ts', import.meta.url)
const limits = { timeoutMs: 10_000, memoryMb: 256 }
const runLimited = pLimit(2)

/** What the child process reports about the cleaned video. */
export type CleanVideo = { seconds: number; sha256: string }

/**
 * Rewrites a received video in place, in a child process: only audio and video stay, the same bytes at the same
 * offsets. Returns undefined when the file is not a complete video with a length, or takes too long to read.
 */
export const cleanVideo = (path: string, type: VideoType) =>
  runLimited(async (): Promise<CleanVideo | undefined> => {
    const answer = await runInChild({ worker, args: [type, path], ...limits })
    return answer ? JSON.parse(answer) : undefined
  })

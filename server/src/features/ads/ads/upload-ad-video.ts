import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { MAX_AD_FILE_MB, MAX_VIDEO_SECONDS } from '@thela/contract/ads/ad-input'
import type { Caller } from '../../../caller.ts'
import type { ReceivedFile } from '../../../files/received-file.ts'
import { refusedFile } from '../../../http/errors.ts'
import { newId } from '../../../ids.ts'
import type { Platform } from '../../../platform.ts'
import { recordChange } from '../../core/audit-logs/record-change.ts'
import { chargeQuota, checkQuota } from '../../core/uploads/quota/quota.ts'
import { insertVideo } from '../record/queries.ts'
import { type CleanVideo, cleanVideo } from './video/clean-video.ts'
import { videoTypeOf } from './video/video-type.ts'

/** Stores the video and audio tracks of a file, if it is a video and short enough; the length is read from the file. */
export async function uploadAdVideo(platform: Platform, admin: Caller, file: ReceivedFile | undefined) {
  if (file?.isTooLarge) throw refusedFile(`Video file size must be less than ${MAX_AD_FILE_MB}MB`)
  const type = file && (await readVideoType(file.path))
  if (!type) throw refusedFile('Please select a valid video file')

  await checkQuota(platform.db, null)
  const clean = await cleanVideo(file.path, type)
  if (!clean) throw refusedFile('This video cannot be read. Please save it again as MP4 or WebM.')
  if (clean.seconds > MAX_VIDEO_SECONDS)
    throw refusedFile(`Video must be ${MAX_VIDEO_SECONDS} seconds or shorter`)

  const path = `ads/${newId(20)}.${type}`
  await keep(platform, admin, { path, clean, received: file.path })
  return { success: true as const, videoUrl: `/uploads/${path}`, public_id: path, duration: clean.seconds }
}

type Video = { path: string; clean: CleanVideo; received: string }

/** Stores the file and its row, both or neither. */
async function keep({ db, files }: Platform, admin: Caller, { path, clean, received }: Video) {
  const { seconds, sha256 } = clean
  const { size: bytes } = await stat(received)
  await files.save(path, createReadStream(received))
  try {
    await db.transaction().execute(async (db) => {
      await chargeQuota(db, null, { files: 1, bytes })
      await insertVideo(db, {
        path,
        bytes,
        durationSeconds: seconds,
        sha256: Buffer.from(sha256, 'hex'),
      })
      const newValues = { paths: [path], seconds }
      await recordChange(db, admin, { action: 'CREATE', entity: 'UPLOAD', entityId: path, newValues })
    })
  } catch (error) {
    await files.remove(path)
    throw error
  }
}

async function readVideoType(path: string) {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0)
    return videoTypeOf(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { MAX_AD_FILE_MB, MAX_VIDEO_SECONDS } from '@thela/contract/ad-input'
import type { Caller } from '../../caller.ts'
import type { ReceivedFile } from '../../files/received-file.ts'
import { refusedFile } from '../../http/errors.ts'
import { newId } from '../../ids.ts'
import type { Platform } from '../../platform.ts'
import { recordChange } from '../audit-logs/record-change.ts'
import { insertVideo } from './queries.ts'
import { readVideoSeconds } from './read-video-seconds.ts'
import { videoTypeOf } from './video-type.ts'

/** Keeps a video as it came, if it is one and short enough; its length is read from the file, not believed. */
export async function uploadAdVideo({ db, files }: Platform, admin: Caller, file: ReceivedFile | undefined) {
  if (file?.isTooLarge) throw refusedFile(`Video file size must be less than ${MAX_AD_FILE_MB}MB`)
  const bytes = file && (await readFile(file.path))
  const type = bytes && videoTypeOf(bytes)
  if (!type) throw refusedFile('Please select a valid video file')

  const seconds = await readVideoSeconds(bytes, type)
  if (seconds !== null && seconds > MAX_VIDEO_SECONDS)
    throw refusedFile(`Video must be ${MAX_VIDEO_SECONDS} seconds or shorter`)

  const path = `ads/${newId(20)}.${type}`
  await files.save(path, bytes)
  await keepOrRemove()
  return { success: true as const, videoUrl: `/uploads/${path}`, public_id: path, duration: seconds }

  async function keepOrRemove() {
    const video = {
      path,
      bytes: bytes?.length ?? 0,
      durationSeconds: seconds,
      sha256: hashOf(bytes as Buffer),
    }
    try {
      await db.transaction().execute(async (db) => {
        await insertVideo(db, video)
        const newValues = { paths: [path], seconds }
        await recordChange(db, admin, { action: 'CREATE', entity: 'UPLOAD', entityId: path, newValues })
      })
    } catch (error) {
      await files.remove(path)
      throw error
    }
  }
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest()

import { parseBuffer } from 'music-metadata'
import type { VideoType } from './video-type.ts'

const mimeTypes: Record<VideoType, string> = { mp4: 'video/mp4', mov: 'video/quicktime', webm: 'video/webm' }

/** How long a video runs, as its container tells; null where it does not. */
export async function readVideoSeconds(bytes: Buffer, type: VideoType) {
  try {
    const { format } = await parseBuffer(bytes, { mimeType: mimeTypes[type], size: bytes.length })
    return format.duration ?? null
  } catch {
    return null
  }
}

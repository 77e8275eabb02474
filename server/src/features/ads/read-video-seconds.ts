import { parseBuffer } from 'music-metadata'
import type { VideoType } from './video-type.ts'

const mimeTypes: Record<VideoType, string> = { mp4: 'video/mp4', mov: 'video/quicktime', webm: 'video/webm' }

/** How long a video runs, as its container tells: the longest of its tracks; null where none tells. */
export async function readVideoSeconds(bytes: Buffer, type: VideoType) {
  const file = { mimeType: mimeTypes[type], size: bytes.length }
  const format = await parseBuffer(bytes, file).then(
    (read) => read.format,
    () => undefined,
  )
  const lengths = [format, ...(format?.trackInfo ?? [])].flatMap((told) => told?.duration ?? [])
  return lengths.length > 0 ? Math.max(...lengths) : null
}

import { MAX_AD_FILE_MB, MAX_VIDEO_SECONDS } from '@thela/contract/ads/ad-input'
import type { MediaKind } from './api.ts'

const MEGABYTE = 1024 * 1024

/** What is wrong with a file that someone wants to show in an ad; nothing when it is fine. */
export async function checkMedia(kind: MediaKind, file: File) {
  const name = kind === 'image' ? 'Image' : 'Video'
  if (!file.type.startsWith(`${kind}/`)) return `Please select a valid ${kind} file`
  if (file.size >= MAX_AD_FILE_MB * MEGABYTE) return `${name} file size must be less than ${MAX_AD_FILE_MB}MB`
  if (kind === 'video' && (await secondsOf(file)) > MAX_VIDEO_SECONDS)
    return `Video must be ${MAX_VIDEO_SECONDS} seconds or shorter`
  return undefined
}

/** As the browser reads it; one that it cannot read is left to the server, which looks again. */
function secondsOf(file: File) {
  const video = document.createElement('video')
  const url = URL.createObjectURL(file)

  return new Promise<number>((resolve) => {
    const settle = (seconds: number) => {
      URL.revokeObjectURL(url)
      resolve(seconds)
    }
    video.onloadedmetadata = () => settle(Number.isFinite(video.duration) ? video.duration : 0)
    video.onerror = () => settle(0)
    video.preload = 'metadata'
    video.src = url
  })
}

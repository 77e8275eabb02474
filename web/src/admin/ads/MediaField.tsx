import { MAX_AD_FILE_MB, MAX_VIDEO_SECONDS } from '@thela/contract/ads/ad-input'
import { Clapperboard } from 'lucide-react'
import { useState } from 'react'
import { FileDrop } from '../../ui/form/FileDrop.tsx'
import type { AdFormState } from './ad-form.ts'
import { type MediaKind, useUploadMedia } from './api.ts'

const texts = {
  image: { label: 'Image (optional)', hint: `Less than ${MAX_AD_FILE_MB} MB.` },
  video: {
    label: 'Video (optional)',
    hint: `Less than ${MAX_AD_FILE_MB} MB and at most ${MAX_VIDEO_SECONDS} seconds. It is shown instead of the image.`,
  },
}

export function MediaField({ form, kind }: { form: AdFormState; kind: MediaKind }) {
  const field = kind === 'image' ? 'imageUrl' : 'videoUrl'
  const url = form.watch(field)
  const upload = useUploadMedia(kind)
  const [problem, setProblem] = useState<string>()

  const send = async (file: File) => {
    const found = await checkMedia(kind, file)
    setProblem(found)
    if (!found) upload.mutate(file, { onSuccess: (stored) => form.setValue(field, stored) })
  }

  return (
    <FileDrop
      {...texts[kind]}
      accept={`${kind}/*`}
      icon={kind === 'video' ? <Clapperboard /> : undefined}
      error={problem ?? form.formState.errors[field]?.message}
      uploading={upload.isPending}
      fileName={url ? (upload.variables?.name ?? 'Uploaded') : undefined}
      previewUrl={(kind === 'image' && url) || undefined}
      onFile={send}
      onRemove={() => form.setValue(field, '')}
    />
  )
}

const MEGABYTE = 1024 * 1024

/** What is wrong with a file that someone wants to show in an ad; nothing when it is fine. */
async function checkMedia(kind: MediaKind, file: File) {
  const name = kind === 'image' ? 'Image' : 'Video'
  if (!file.type.startsWith(`${kind}/`)) return `Please select a valid ${kind} file`
  if (file.size >= MAX_AD_FILE_MB * MEGABYTE) return `${name} file size must be less than ${MAX_AD_FILE_MB}MB`
  if (kind === 'video' && (await secondsOf(file)) > MAX_VIDEO_SECONDS)
    return `Video must be ${MAX_VIDEO_SECONDS} seconds or shorter`
  return undefined
}

/** As the browser reads it; a video it cannot read is checked by the server. */
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

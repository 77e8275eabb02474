import { MAX_AD_FILE_MB, MAX_VIDEO_SECONDS } from '@thela/contract/ads/ad-input'
import { Clapperboard } from 'lucide-react'
import { useState } from 'react'
import { FileDrop } from '../../ui/FileDrop.tsx'
import type { AdFormState } from './ad-form.ts'
import { type MediaKind, useUploadMedia } from './api.ts'
import { checkMedia } from './check-media.ts'

const words = {
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
  const [fault, setFault] = useState<string>()

  const send = async (file: File) => {
    const found = await checkMedia(kind, file)
    setFault(found)
    if (!found) upload.mutate(file, { onSuccess: (stored) => form.setValue(field, stored) })
  }

  return (
    <FileDrop
      {...words[kind]}
      accept={`${kind}/*`}
      icon={kind === 'video' ? <Clapperboard /> : undefined}
      error={fault ?? form.formState.errors[field]?.message}
      uploading={upload.isPending}
      fileName={url ? (upload.variables?.name ?? 'Uploaded') : undefined}
      previewUrl={(kind === 'image' && url) || undefined}
      onFile={send}
      onRemove={() => form.setValue(field, '')}
    />
  )
}

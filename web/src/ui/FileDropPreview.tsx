import { CircleCheck, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'
import { Progress } from './Progress.tsx'

type Props = {
  label: string
  uploading?: boolean
  progress?: number
  fileName?: string
  fileIcon?: ReactNode
  previewUrl?: string
  onRemove?: () => void
}

export function FileDropPreview({ label, uploading, progress, fileName, ...shown }: Props) {
  const { fileIcon = arrived, previewUrl, onRemove } = shown
  if (uploading) return <Progress label={fileName ? `Uploading ${fileName}` : 'Uploading'} value={progress} />
  if (!fileName) return null

  return (
    <div className="flex items-center gap-3">
      {previewUrl && (
        <img
          src={previewUrl}
          alt=""
          className="size-18 shrink-0 rounded-md border border-line object-cover"
        />
      )}
      <p className="flex min-w-0 flex-1 items-center gap-1.5 text-sm">
        {fileIcon}
        <span className="truncate">{fileName}</span>
      </p>
      {onRemove && (
        <span className="relative z-1">
          <IconButton label={`Remove ${label}`} icon={<X aria-hidden />} onClick={onRemove} />
        </span>
      )}
    </div>
  )
}

const arrived = <CircleCheck aria-hidden size={18} className="shrink-0 text-good-ink" />

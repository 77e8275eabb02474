import { CircleCheck, X } from 'lucide-react'
import { IconButton } from './IconButton.tsx'
import { Progress } from './Progress.tsx'

type Props = {
  label: string
  uploading?: boolean
  progress?: number
  fileName?: string
  previewUrl?: string
  onRemove?: () => void
}

export function FileDropPreview({ label, uploading, progress, fileName, previewUrl, onRemove }: Props) {
  if (uploading) return <Progress label={fileName ? `Uploading ${fileName}` : 'Uploading'} value={progress} />
  if (!fileName && !previewUrl) return null

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
        <CircleCheck aria-hidden size={18} className="shrink-0 text-good-ink" />
        <span className="truncate">{fileName ?? 'Uploaded'}</span>
      </p>
      {onRemove && (
        <span className="relative z-1">
          <IconButton label={`Remove ${label}`} icon={<X aria-hidden />} onClick={onRemove} />
        </span>
      )}
    </div>
  )
}

import * as words from '@thela/words/ui/form'
import { CircleCheck, ImageUp, X } from 'lucide-react'
import { type DragEvent, type ReactNode, useState } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { classNames } from '../class-names.ts'
import { Progress } from '../feedback/Progress.tsx'
import { RichText } from '../RichText.tsx'
import { Field } from './Field.tsx'

type Props = {
  label: string
  onFile: (file: File) => void
  /** As in the HTML attribute, e.g. 'image/*' or '.csv'. */
  accept: string
  hint?: string
  error?: string
  icon?: ReactNode
  uploading?: boolean
  /** 0 to 100; left out while the end is not known. */
  progress?: number
  fileName?: string
  /** Before the file's name; the mark of what has arrived unless told otherwise. */
  fileIcon?: ReactNode
  previewUrl?: string
  onRemove?: () => void
}

/** A field to drop or choose a file; it shows the upload's progress and then the file. */
export function FileDrop({ label, hint, error, onFile, accept, icon, ...shown }: Props) {
  const [isOver, setIsOver] = useState(false)
  const send = (files: FileList | null) => {
    const file = files?.[0]
    if (file && !shown.uploading) onFile(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    send(event.dataTransfer.files)
  }

  return (
    <Field {...{ label, hint, error }}>
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the input inside does the same by keyboard.
        <div
          onDragOver={(event) => event.preventDefault()}
          onDragEnter={() => setIsOver(true)}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
          className={classNames(
            zone,
            isOver && !shown.uploading && 'border-brand! bg-brand-soft!',
            shown.uploading && 'bg-sunken!',
          )}
        >
          <FileDropPreview label={label} {...shown} />
          {!shown.uploading && <Invitation icon={icon} hasFile={Boolean(shown.fileName)} />}
          <input
            {...control}
            type="file"
            accept={accept}
            disabled={shown.uploading}
            onChange={(event) => {
              send(event.target.files)
              // The same file can then be chosen again after an error.
              event.target.value = ''
            }}
            className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
          />
        </div>
      )}
    </Field>
  )
}

function Invitation({ icon, hasFile }: { icon?: ReactNode; hasFile: boolean }) {
  return (
    <p className="flex flex-col items-center gap-1.5 text-center text-ink-soft text-sm">
      {!hasFile && (
        <span
          aria-hidden
          className="grid size-11 place-items-center rounded-md bg-brand-soft text-brand-ink [&_svg]:size-5.5"
        >
          {icon ?? <ImageUp />}
        </span>
      )}
      <span>
        <RichText
          text={hasFile ? words.chooseAnother : words.chooseFile}
          tags={{
            choose: (text) => (
              <span className="font-semibold text-brand-ink underline underline-offset-2">{text}</span>
            ),
            drop: (text) => <span className="max-md:hidden">{text}</span>,
          }}
        />
      </span>
    </p>
  )
}

const zone =
  'relative grid min-h-36 grid-cols-[minmax(0,1fr)] content-center gap-3 rounded-lg border-2 border-line-strong border-dashed bg-surface p-4 transition-colors hover:border-ink-soft has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 has-aria-invalid:border-bad-ink has-disabled:border-line'

type FileDropPreviewProps = {
  label: string
  uploading?: boolean
  progress?: number
  fileName?: string
  fileIcon?: ReactNode
  previewUrl?: string
  onRemove?: () => void
}

function FileDropPreview({ label, uploading, progress, fileName, ...shown }: FileDropPreviewProps) {
  const { fileIcon = arrived, previewUrl, onRemove } = shown
  if (uploading)
    return <Progress label={fileName ? words.uploadingFile(fileName) : words.uploading} value={progress} />
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
          <IconButton label={words.remove(label)} icon={<X aria-hidden />} onClick={onRemove} />
        </span>
      )}
    </div>
  )
}

const arrived = <CircleCheck aria-hidden size={18} className="shrink-0 text-good-ink" />

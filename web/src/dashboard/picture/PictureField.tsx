import { RotateCw } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { acceptedTypes } from './check-picture.ts'
import { PictureCrop } from './PictureCrop.tsx'
import { PictureFigure } from './PictureFigure.tsx'
import type { Picture } from './use-picture.ts'

type Props = { label: string; picture: Picture }

/** Choose or drop, cut to shape, upload; then the picture itself, to change or remove. */
export function PictureField({ label, picture }: Props) {
  const { state, value, limits } = picture
  const error = state.status === 'error' ? state : undefined

  if (state.status === 'cropping')
    return <PictureCrop label={label} picture={picture} opened={state.picture} />
  return (
    <div className="grid min-w-0 content-start gap-2">
      {value && state.status !== 'uploading' ? (
        <PictureFigure label={label} url={value} error={error?.message} picture={picture} />
      ) : (
        <FileDrop
          label={label}
          hint={hintOf(limits)}
          accept={acceptedTypes(limits.allowedFileTypes).join(',')}
          error={error?.message}
          onFile={picture.choose}
          {...(state.status === 'uploading' && {
            uploading: true,
            fileName: state.name,
            progress: state.percent,
          })}
        />
      )}
      {state.status === 'uploading' && <CancelUpload onClick={picture.cancel} />}
      {error?.file && <TryAgain onClick={() => error.file && picture.retry(error.file)} />}
    </div>
  )
}

function hintOf({ maxFileSize, allowedFileTypes }: Picture['limits']) {
  return `${allowedFileTypes.join(', ')}, up to ${maxFileSize} MB`
}

function TryAgain({ onClick }: { onClick: () => void }) {
  return (
    <div>
      <Button size="sm" variant="secondary" icon={<RotateCw aria-hidden />} onClick={onClick}>
        Try again
      </Button>
    </div>
  )
}

function CancelUpload({ onClick }: { onClick: () => void }) {
  return (
    <div>
      <Button size="sm" variant="ghost" onClick={onClick}>
        Cancel upload
      </Button>
    </div>
  )
}

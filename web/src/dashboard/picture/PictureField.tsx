import * as words from '@thela/words/dashboard/picture'
import { CircleAlert, Crop, ImageUp, RotateCw, Trash2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { FileDrop } from '../../ui/form/FileDrop.tsx'
import { AdjustPicture } from './AdjustPicture.tsx'
import { acceptedTypes, aspectOf, type PictureKind } from './picture-kinds.ts'
import { StoredPicture } from './StoredPicture.tsx'
import type { Picture } from './use-picture.ts'

type Props = { label: string; picture: Picture }

/** Choose or drop: the middle is uploaded at once. Then the picture itself, to adjust, change or remove. */
export function PictureField({ label, picture }: Props) {
  const { state, value, limits } = picture
  const error = state.status === 'error' ? state : undefined
  const unsent = error?.unsent

  return (
    <div className="grid min-w-0 content-start gap-2">
      {value && state.status !== 'uploading' ? (
        <PictureFigure label={label} url={value} error={error?.message} picture={picture} />
      ) : (
        <FileDrop
          label={label}
          hint={words.hint(limits.allowedFileTypes.join(', '))}
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
      {unsent && <TryAgain onClick={() => picture.retry(unsent)} />}
      <p role="status" className="sr-only">
        {state.status === 'done' && words.uploaded}
      </p>
    </div>
  )
}

function TryAgain({ onClick }: { onClick: () => void }) {
  return (
    <div>
      <Button size="sm" variant="secondary" icon={<RotateCw aria-hidden />} onClick={onClick}>
        {words.tryAgain}
      </Button>
    </div>
  )
}

function CancelUpload({ onClick }: { onClick: () => void }) {
  return (
    <div>
      <Button size="sm" variant="ghost" onClick={onClick}>
        {words.cancelUpload}
      </Button>
    </div>
  )
}

type FigureProps = { label: string; url: string; error?: string; picture: Picture }

/** The current picture, with buttons to change and remove it. */
function PictureFigure({ label, url, error, picture }: FigureProps) {
  const labelId = useId()

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would number its buttons among the form's fields.
    <div role="group" aria-labelledby={labelId} className="grid min-w-0 justify-items-start gap-2">
      <p id={labelId} className="font-medium text-ink text-sm">
        {label}
      </p>
      <div className={`w-full ${widths[picture.kind]}`} style={{ aspectRatio: aspectOf(picture.kind) }}>
        <StoredPicture key={url} url={url} alt={label} widthPx={400} />
      </div>
      <div className="flex flex-wrap gap-2">
        <ChangeButton label={label} picture={picture} />
        <AdjustButton picture={picture} />
        <Button variant="ghost" icon={<Trash2 aria-hidden />} onClick={picture.remove}>
          {words.remove}
        </Button>
      </div>
      {error && (
        <p role="alert" className="flex items-start gap-1.5 font-medium text-bad-ink text-sm">
          <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  )
}

function ChangeButton({ label, picture }: { label: string; picture: Picture }) {
  const input = useRef<HTMLInputElement>(null)

  return (
    <>
      <Button variant="secondary" icon={<ImageUp aria-hidden />} onClick={() => input.current?.click()}>
        {words.change}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={acceptedTypes(picture.limits.allowedFileTypes).join(',')}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) picture.choose(file)
          // The same file can then be chosen again after an error.
          target.value = ''
        }}
      />
    </>
  )
}

/** Only for a picture that was chosen now: of a stored one, the rest is gone. */
function AdjustButton({ picture }: { picture: Picture }) {
  const { source } = picture
  const [isAdjusting, setIsAdjusting] = useState(false)
  if (!source) return null

  return (
    <>
      <Button variant="secondary" icon={<Crop aria-hidden />} onClick={() => setIsAdjusting(true)}>
        {words.adjust}
      </Button>
      {isAdjusting && (
        <AdjustPicture picture={picture} source={source} onClose={() => setIsAdjusting(false)} />
      )}
    </>
  )
}

/** Items are shown 300 by 200, logos 200 by 200; a cover takes the width there is. */
const widths: Record<PictureKind, string> = {
  item: 'max-w-[300px]',
  logo: 'max-w-[200px]',
  cover: 'max-w-lg',
}

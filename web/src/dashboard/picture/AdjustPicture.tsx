import * as words from '@thela/words/dashboard/picture'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { CropFrame } from './CropFrame.tsx'
import { MAX_ZOOM, type OpenPicture, openPicture } from './crop-picture.ts'
import type { Picture } from './use-picture.ts'
import type { PictureSource } from './use-upload.ts'

type Props = { picture: Picture; source: PictureSource; onClose: () => void }

/** Which part of the picture is taken: for whoever does not want the middle. */
export function AdjustPicture({ picture, source, onClose }: Props) {
  const [view, setView] = useState(source.view)
  const opened = useOpened(source.file)
  const use = () => {
    picture.crop({ ...source, view })
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={words.adjustTitle}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button disabled={!opened} onClick={use}>
            {words.useThis}
          </Button>
        </>
      }
    >
      {opened ? (
        <div className="grid min-w-0 justify-items-center gap-2">
          <CropFrame kind={picture.kind} opened={opened} view={view} onChange={setView} />
          <label className="flex min-h-control w-full items-center gap-3 font-medium text-ink-soft text-sm">
            {words.zoom}
            <input
              type="range"
              min={1}
              max={MAX_ZOOM}
              step={0.05}
              value={view.zoom}
              onChange={(event) => setView({ ...view, zoom: Number(event.target.value) })}
              className="h-control min-w-0 flex-1 accent-brand-ink"
            />
          </label>
        </div>
      ) : (
        <Spinner label={words.loading} />
      )}
    </Dialog>
  )
}

/** The file as a picture, once the browser has read it. */
function useOpened(file: File) {
  const [opened, setOpened] = useState<OpenPicture>()

  useEffect(() => {
    let isOver = false
    const opening = openPicture(file)
    opening.then(
      (picture) => (isOver ? URL.revokeObjectURL(picture.url) : setOpened(picture)),
      // It was read before, for the upload.
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [file])
  useEffect(() => () => opened && URL.revokeObjectURL(opened.url), [opened])

  return opened
}

import { useUnsavedUploads } from './api.ts'
import { wholePicture } from './crop-picture.ts'
import type { PictureKind } from './picture-kinds.ts'
import { useUpload } from './use-upload.ts'

type Settings = { kind: PictureKind; value: string | null; onChange: (url: string | null) => void }

export type Picture = ReturnType<typeof usePicture>

/** One picture of a form, from the chosen file to the URL that is saved. It outlives the dialog it is shown in. */
export function usePicture({ kind, value, onChange }: Settings) {
  const unsaved = useUnsavedUploads()
  const { reset, ...upload } = useUpload(kind, (stored) => {
    unsaved.add(stored)
    onChange(stored.url)
  })
  const isPending = upload.state.status === 'uploading'

  return {
    ...upload,
    kind,
    value,
    /** There is a picture that is not yet part of the form. */
    isPending,
    /** Takes the middle of a file and uploads it at once. */
    choose: (file: File) => upload.crop({ file, view: wholePicture }),
    remove: () => {
      reset()
      onChange(null)
    },
    /** Waits for an upload; false when it came to nothing. */
    finish: async () => !isPending || upload.lastResult(),
    /** Keeps the picture that the form is saved with and deletes the others. */
    keep: unsaved.settle,
    /** Ready for the picture of another record. */
    reset,
  }
}

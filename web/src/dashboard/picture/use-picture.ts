import { useQuery } from '@tanstack/react-query'
import { builtInUploadLimits } from '@thela/contract/core/platform'
import { useEffect, useRef, useState } from 'react'
import { Refusal } from '../../api/failures/refusal.ts'
import { reportFailure } from '../../api/failures/report-failure.ts'
import { settingsQuery } from '../../api/settings.ts'
import { useVendor } from '../use-vendor.ts'
import { uploadPicture, useUnsavedUploads } from './api.ts'
import { type CropView, cropPicture, type OpenPicture, openPicture } from './crop-picture.ts'
import { checkPicture, type PictureKind, pictureKinds } from './picture-kinds.ts'

type PictureState =
  | { status: 'idle' }
  | { status: 'cropping'; picture: OpenPicture }
  | { status: 'uploading'; name: string; percent: number }
  | { status: 'done' }
  /** With a file when the same upload can be tried again. */
  | { status: 'error'; message: string; file?: File }

type Settings = { kind: PictureKind; value: string | null; onChange: (url: string | null) => void }

export type Picture = ReturnType<typeof usePicture>

/** One picture of a form, from the chosen file to the URL that is saved. It outlives the dialog it is shown in. */
export function usePicture({ kind, value, onChange }: Settings) {
  const [state, setState] = useState<PictureState>({ status: 'idle' })
  const limits = useQuery(settingsQuery).data ?? builtInUploadLimits
  const folder = pictureKinds[kind].folder(useVendor().id)
  const unsaved = useUnsavedUploads()
  const attempt = useRef(new AbortController())
  useEffect(() => () => attempt.current.abort(), [])

  const choose = async (file: File) => {
    const fault = checkPicture(file, limits)
    setState(fault ? { status: 'error', message: fault } : await opened(file))
  }

  const send = async (file: File) => {
    attempt.current = new AbortController()
    const { signal } = attempt.current
    const onProgress = (percent: number) =>
      !signal.aborted && setState({ status: 'uploading', name: file.name, percent })
    onProgress(0)

    try {
      const upload = await uploadPicture({ file, folder, onProgress, signal })
      unsaved.add(upload)
      onChange(upload.url)
      setState({ status: 'done' })
    } catch (failure) {
      if (signal.aborted) return
      setState({ status: 'error', message: textOf(failure), file })
      reportFailure(failure, 'Failed to upload image')
    }
  }

  const crop = async (picture: OpenPicture, view: CropView) => {
    attempt.current = new AbortController()
    const { signal } = attempt.current
    const cropped = await cropPicture(picture, kind, view).catch(() => undefined)
    URL.revokeObjectURL(picture.url)
    if (signal.aborted) return
    if (cropped) await send(cropped)
    else setState(unreadable)
  }

  const reset = () => {
    attempt.current.abort()
    if (state.status === 'cropping') URL.revokeObjectURL(state.picture.url)
    setState({ status: 'idle' })
  }

  const remove = () => {
    reset()
    onChange(null)
  }

  return {
    kind,
    value,
    limits,
    state,
    /** There is a picture that is not yet part of the form. */
    isPending: state.status === 'cropping' || state.status === 'uploading',
    choose,
    crop,
    retry: send,
    cancel: reset,
    remove,
    /** Keeps the picture that the form is saved with and deletes the others. */
    keep: unsaved.settle,
  }
}

async function opened(file: File): Promise<PictureState> {
  try {
    return { status: 'cropping', picture: await openPicture(file) }
  } catch {
    return unreadable
  }
}

const unreadable: PictureState = { status: 'error', message: 'Upload failed: this picture cannot be read' }

function textOf(failure: unknown) {
  const reason = failure instanceof Refusal && failure.message
  return reason ? `Upload failed: ${reason}` : 'Upload failed'
}

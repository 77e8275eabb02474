import { useQuery } from '@tanstack/react-query'
import { builtInUploadLimits } from '@thela/contract/core/platform'
import type { StoredImage } from '@thela/contract/core/uploads'
import * as words from '@thela/words/dashboard/picture'
import { translateError } from '@thela/words/errors'
import { useEffect, useRef, useState } from 'react'
import { Refusal } from '../../api/failures/refusal.ts'
import { reportFailure } from '../../api/failures/report-failure.ts'
import { settingsQuery } from '../../api/settings.ts'
import { useVendor } from '../use-vendor.ts'
import { uploadPicture } from './api.ts'
import { type CropView, cropPicture } from './crop-picture.ts'
import { checkSize, checkType, type PictureKind, type PictureLimits, pictureKinds } from './picture-kinds.ts'

type UploadState =
  | { status: 'idle' }
  /** Without a percentage while the picture is still being cropped. */
  | { status: 'uploading'; name: string; percent?: number }
  | { status: 'done' }
  /** With what was to be sent when that can be tried again. */
  | { status: 'error'; message: string; unsent?: Unsent }

/** What was chosen, and which part of it was taken. */
export type PictureSource = { file: File; view: CropView }

type Unsent = { cropped: File; source: PictureSource }

/** Crops a chosen file in the browser and sends it. `source` is what the last picture was cropped from. */
export function useUpload(kind: PictureKind, onUploaded: (stored: StoredImage) => void) {
  const [state, setState] = useState<UploadState>({ status: 'idle' })
  const [source, setSource] = useState<PictureSource>()
  const limits = useQuery(settingsQuery).data ?? builtInUploadLimits
  const folder = pictureKinds[kind].folder(useVendor().id)
  const attempts = useAttempts()

  const fail = (message: string, unsent?: Unsent) => {
    setState({ status: 'error', message, unsent })
    return false
  }

  const crop = (chosen: PictureSource) =>
    attempts.begin(async (signal) => {
      setState({ status: 'uploading', name: chosen.file.name })
      const { cropped, problem } = await prepare(chosen, kind, limits)
      if (signal.aborted) return false
      return cropped ? send({ cropped, source: chosen }, signal) : fail(problem)
    })

  const send = async (unsent: Unsent, signal: AbortSignal) => {
    const { cropped: file } = unsent
    const onProgress = (percent: number) =>
      !signal.aborted && setState({ status: 'uploading', name: file.name, percent })
    onProgress(0)

    try {
      onUploaded(await uploadPicture({ file, folder, onProgress, signal }))
      setSource(unsent.source)
      setState({ status: 'done' })
      return true
    } catch (failure) {
      if (signal.aborted) return false
      reportFailure(failure, words.imageUploadFailed)
      return fail(textOf(failure), unsent)
    }
  }

  const retry = (unsent: Unsent) => attempts.begin((signal) => send(unsent, signal))
  const cancel = () => {
    attempts.abort()
    setState({ status: 'idle' })
  }
  const reset = () => {
    cancel()
    setSource(undefined)
  }

  return { state, source, limits, crop, retry, cancel, reset, lastResult: attempts.lastResult }
}

/** A new attempt ends the one before, and leaving the screen ends the last. */
function useAttempts() {
  const controller = useRef(new AbortController())
  const result = useRef(Promise.resolve(true))
  useEffect(() => () => controller.current.abort(), [])

  const abort = () => controller.current.abort()
  const begin = (work: (signal: AbortSignal) => Promise<boolean>) => {
    abort()
    controller.current = new AbortController()
    result.current = work(controller.current.signal)
  }

  return { begin, abort, lastResult: () => result.current }
}

type Prepared = { cropped: File; problem?: undefined } | { cropped?: undefined; problem: string }

/** Crops a file to what is sent, or says why that is not possible. */
async function prepare(
  { file, view }: PictureSource,
  kind: PictureKind,
  limits: PictureLimits,
): Promise<Prepared> {
  const wrongType = checkType(file, limits)
  if (wrongType) return { problem: wrongType }

  const cropped = await cropPicture(file, kind, view).catch(() => undefined)
  // What cannot be read cannot be made smaller either.
  const tooLarge = checkSize(cropped ?? file, limits)
  if (tooLarge) return { problem: tooLarge }
  return cropped ? { cropped } : { problem: words.unreadable }
}

function textOf(failure: unknown) {
  const reason = failure instanceof Refusal && failure.message
  return reason ? words.uploadFailedBecause(translateError(reason)) : words.uploadFailed
}

import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { type StoredImage, type UploadResult, uploadsApi } from '@thela/contract/core/uploads'
import type { ErrorBody } from '@thela/contract/error-body'
import { useEffect, useRef } from 'react'
import { call, LONG_TIMEOUT_MS, urlOf } from '../../api/call.ts'
import { Refusal } from '../../api/failures/refusal.ts'
import { readSession } from '../../api/session/session.ts'

/** How much of the picture storage is used; asked for again after every upload. */
export const storageQuery = queryOptions({
  queryKey: ['picture-storage'],
  queryFn: async ({ signal }) => (await call(uploadsApi.readStorage, {}, { signal })).storage,
  staleTime: 0,
  meta: { quiet: true },
})

type Upload = { file: File; folder: string; onProgress: (percent: number) => void; signal: AbortSignal }

/** Like `call`, but by XMLHttpRequest: fetch has no upload progress. */
export function uploadPicture({ file, folder, onProgress, signal }: Upload) {
  const token = readSession()?.token ?? null
  const request = new XMLHttpRequest()
  const form = new FormData()
  form.append('folder', folder)
  form.append('image', file)

  return new Promise<UploadResult>((resolve, reject) => {
    const fail = () => reject(new Error('The upload did not arrive'))
    request.open(uploadsApi.uploadImage.method, urlOf(uploadsApi.uploadImage))
    request.setRequestHeader('accept', 'application/json')
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.timeout = LONG_TIMEOUT_MS
    request.upload.onprogress = ({ loaded, total }) => onProgress((loaded / total) * 100)
    request.onerror = fail
    request.ontimeout = fail
    request.onabort = fail
    request.onload = () => {
      const body = readJson(request.responseText)
      if (request.status < 300 && body.success) resolve(body)
      else reject(new Refusal(request.status, body.success ? {} : body, token))
    }
    signal.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}

function readJson(text: string): UploadResult | Partial<ErrorBody> {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

/** Pictures that were uploaded for a form but not saved with it are deleted when the form unmounts. */
export function useUnsavedUploads() {
  const uploads = useRef<StoredImage[]>([])
  const queryClient = useQueryClient()
  const refreshStorage = () => queryClient.invalidateQueries(storageQuery)

  const add = (upload: StoredImage) => {
    uploads.current.push(upload)
    refreshStorage()
  }

  const settle = (keptUrl: string | null) => {
    for (const { url, public_id } of uploads.current)
      if (url !== keptUrl) discard(public_id).then(refreshStorage)
    uploads.current = []
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads a ref, and runs once, at the end.
  useEffect(() => () => settle(null), [])

  return { add, settle }
}

/** Best effort: a picture that stays behind does no harm. */
const discard = (publicId: string) =>
  call(uploadsApi.removeImage, { params: { publicId } }).catch(() => undefined)

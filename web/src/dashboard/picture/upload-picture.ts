import { type UploadResult, uploadsApi } from '@thela/contract/core/uploads'
import type { ErrorBody } from '@thela/contract/error-body'
import { addressOf, LONG_TIMEOUT_MS } from '../../api/call.ts'
import { Refusal } from '../../api/refusal.ts'
import { readSession } from '../../api/session.ts'

type Upload = { file: File; folder: string; onProgress: (percent: number) => void; signal: AbortSignal }

/** Like `call`, but by XMLHttpRequest: fetch cannot tell how much of a body is on its way. */
export function uploadPicture({ file, folder, onProgress, signal }: Upload) {
  const token = readSession()?.token ?? null
  const request = new XMLHttpRequest()
  const form = new FormData()
  form.append('folder', folder)
  form.append('image', file)

  return new Promise<UploadResult>((resolve, reject) => {
    const fail = () => reject(new Error('The upload did not arrive'))
    request.open(uploadsApi.uploadImage.method, addressOf(uploadsApi.uploadImage))
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

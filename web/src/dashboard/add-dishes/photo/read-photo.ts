import { menuPhotoApi, type PhotoLine, type PhotoProgress } from '@thela/contract/menus/menu-photo'
import { urlOf } from '../../../api/call.ts'
import { Refusal } from '../../../api/failures/refusal.ts'
import { readSession } from '../../../api/session/session.ts'

type Reading = { signal: AbortSignal; onPercent: (percent: number) => void }

/** Like `call`, but the answer comes line by line, with the progress first. */
export async function readPhoto(photo: File, { signal, onPercent }: Reading): Promise<PhotoLine[]> {
  const token = readSession()?.token ?? null
  const body = new FormData()
  body.append('image', photo)
  const response = await fetch(urlOf(menuPhotoApi.read), {
    method: menuPhotoApi.read.method,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    body,
    signal,
  })
  if (!response.ok) throw new Refusal(response.status, await response.json().catch(() => ({})), token)

  for await (const progress of progressOf(response)) {
    if ('lines' in progress) return progress.lines
    if ('failed' in progress) throw new Refusal(503, { message: progress.failed }, token)
    onPercent(progress.percent)
  }
  throw new Error('The answer ended early')
}

/** With a reader, because Safari cannot iterate over a stream. */
async function* progressOf({ body }: Response): AsyncGenerator<PhotoProgress> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let unread = ''
  for (;;) {
    const part = await reader?.read()
    if (!part || part.done) return
    const lines = (unread + decoder.decode(part.value, { stream: true })).split('\n')
    unread = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line)
  }
}

import type { PhotoLine } from '@thela/contract/menus/menu-photo'
import * as words from '@thela/words/dashboard/add-dishes/photo'
import { useEffect, useRef, useState } from 'react'
import { failureTexts } from '../../../api/failures/refusal.ts'
import { reportQuietly } from '../../../api/failures/report-failure.ts'
import { readPhoto } from './read-photo.ts'
import { shrinkPhoto } from './shrink-photo.ts'

type PhotoState =
  | { status: 'idle' | 'sending' | 'empty' }
  | { status: 'reading'; percent: number }
  /** With the photo when it can be sent again. */
  | { status: 'failed'; message: string; unread?: File }

/** A chosen photo on its way to the table. A new one, leaving or cancelling ends the one before, on the server too. */
export function usePhoto(onRead: (lines: PhotoLine[]) => unknown) {
  const [state, setState] = useState<PhotoState>({ status: 'idle' })
  const reading = useRef(new AbortController())
  useEffect(() => () => reading.current.abort(), [])

  const read = async (chosen: File) => {
    reading.current.abort()
    reading.current = new AbortController()
    const { signal } = reading.current
    const show = (next: PhotoState) => !signal.aborted && setState(next)
    show({ status: 'sending' })
    show(await readChosen(chosen, { signal, show, onRead }))
  }

  const cancel = () => {
    reading.current.abort()
    setState({ status: 'idle' })
  }

  return { state, read, cancel }
}

type Reading = {
  signal: AbortSignal
  show: (state: PhotoState) => unknown
  onRead: (lines: PhotoLine[]) => unknown
}

async function readChosen(chosen: File, { signal, show, onRead }: Reading): Promise<PhotoState> {
  const photo = await shrinkPhoto(chosen).catch(() => undefined)
  if (!photo) return { status: 'failed', message: words.noPicture }
  try {
    const onPercent = (percent: number) => show({ status: 'reading', percent })
    const lines = await readPhoto(photo, { signal, onPercent })
    signal.throwIfAborted()
    if (lines.length === 0) return { status: 'empty' }
    await onRead(lines)
    return { status: 'idle' }
  } catch (failure) {
    if (!signal.aborted) reportQuietly(failure)
    return { status: 'failed', message: failureTexts(failure, words.notSent).join(' '), unread: chosen }
  }
}

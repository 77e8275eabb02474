import { useQueryClient } from '@tanstack/react-query'
import { type StoredImage, uploadsApi } from '@thela/contract/core/uploads'
import { useEffect, useRef } from 'react'
import { call } from '../../api/call.ts'
import { storageQuery } from './storage-query.ts'

/** Pictures that were uploaded for a form but not saved with it are deleted when the form goes. */
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

/** Nobody waits for it, and a picture too many harms nobody. */
const discard = (publicId: string) =>
  call(uploadsApi.removeImage, { params: { publicId } }).catch(() => undefined)

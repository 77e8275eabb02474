import { useEffect, useState } from 'react'
import { toast } from '../../ui/toast.ts'
import { copyText } from './copy-text.ts'

const CONFIRMED_MS = 5000

/** `isCopied` holds for five seconds after each copy. */
export function useCopy(text: string) {
  const [copiedAt, setCopiedAt] = useState<number>()

  useEffect(() => {
    if (copiedAt === undefined) return
    const timer = setTimeout(() => setCopiedAt(undefined), CONFIRMED_MS)
    return () => clearTimeout(timer)
  }, [copiedAt])

  const copy = async () => {
    if (await copyText(text)) setCopiedAt(Date.now())
    else toast.error('The link could not be copied. Please select it and copy it by hand.')
  }

  return { isCopied: copiedAt !== undefined, copy }
}

import * as words from '@thela/words/dashboard/menu-link'
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { toast } from '../../ui/overlay/toast.ts'

type Props = { link: string; copyLabel: string }

export function CopyLink({ link, copyLabel }: Props) {
  const { isCopied, copy } = useCopy(link)

  return (
    <div className="grid gap-2.5">
      <TextField label={words.menuUrl} readOnly value={link} onFocus={(event) => event.target.select()} />
      <Button
        variant="secondary"
        wide
        icon={isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
        onClick={copy}
      >
        {isCopied ? words.copied : copyLabel}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && words.menuUrlCopied}
      </span>
    </div>
  )
}

const CONFIRMED_MS = 5000

/** `isCopied` holds for five seconds after each copy. */
function useCopy(text: string) {
  const [copiedAt, setCopiedAt] = useState<number>()

  useEffect(() => {
    if (copiedAt === undefined) return
    const timer = setTimeout(() => setCopiedAt(undefined), CONFIRMED_MS)
    return () => clearTimeout(timer)
  }, [copiedAt])

  const copy = async () => {
    if (await copyText(text)) setCopiedAt(Date.now())
    else toast.error(words.copyFailed)
  }

  return { isCopied: copiedAt !== undefined, copy }
}

/** Puts a text on the clipboard and returns whether that worked. */
async function copyText(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelecting(text)
  }
}

// Pages without https and old phones have no clipboard object; selecting and copying works there.
function copyBySelecting(text: string) {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.opacity = '0'
  document.body.append(field)
  field.select()

  try {
    return document.execCommand('copy')
  } finally {
    field.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}

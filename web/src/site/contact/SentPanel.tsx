import { CircleCheckBig } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { facts } from '../facts.ts'

type Props = { words: string; onAnother: () => void }

export function SentPanel({ words, onAnother }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The form that had the focus is gone: the news takes it.
  useEffect(() => heading.current?.focus(), [])

  return (
    <div role="status" className="grid min-h-96 place-content-center justify-items-center gap-4 text-center">
      <CircleCheckBig aria-hidden size={56} strokeWidth={1.75} className="text-good-ink" />
      <h2 ref={heading} tabIndex={-1} className="font-extrabold text-2xl tracking-tight outline-none">
        {words}
      </h2>
      <p className="max-w-sm text-pretty text-ink-soft">
        It is with us now. We reply to the e-mail address you gave, within {facts.contactReply}.
      </p>
      <Button size="lg" variant="secondary" onClick={onAnother}>
        Send Another Message
      </Button>
    </div>
  )
}

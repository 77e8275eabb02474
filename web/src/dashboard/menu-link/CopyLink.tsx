import { Check, Copy } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useCopy } from './use-copy.ts'

type Props = { link: string; copyLabel: string }

export function CopyLink({ link, copyLabel }: Props) {
  const { isCopied, copy } = useCopy(link)

  return (
    <div className="grid gap-2.5">
      <TextField label="Menu URL" readOnly value={link} onFocus={(event) => event.target.select()} />
      <Button
        variant="secondary"
        wide
        icon={isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
        onClick={copy}
      >
        {isCopied ? 'Copied!' : copyLabel}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && 'Menu URL copied'}
      </span>
    </div>
  )
}

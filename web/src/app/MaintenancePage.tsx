import { messages } from '@thela/contract/error-body'
import { RotateCw } from 'lucide-react'
import { Button } from '../ui/Button.tsx'
import { FullPageNotice } from './FullPageNotice.tsx'

type Props = { onRetry: () => void; retrying: boolean }

export function MaintenancePage({ onRetry, retrying }: Props) {
  return (
    <FullPageNotice
      title="We will be right back"
      text={messages.maintenance}
      actions={
        <Button size="lg" icon={<RotateCw aria-hidden />} busy={retrying} onClick={onRetry}>
          Try again
        </Button>
      }
    />
  )
}

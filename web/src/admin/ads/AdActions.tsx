import type { Ad } from '@thela/contract/ads/ads'
import { Eye, Pencil, Power, PowerOff, Trash2 } from 'lucide-react'
import { IconButton } from '../../ui/IconButton.tsx'
import type { AskedOfAd } from './AdDialogs.tsx'
import { useSetAdStatus } from './api.ts'

type Props = { ad: Ad; onAsk: (asked: AskedOfAd) => void }

export function AdActions({ ad, onAsk }: Props) {
  const setStatus = useSetAdStatus()
  const { id, title, isActive } = ad

  return (
    <div className="flex justify-between gap-1">
      <IconButton
        label={`View details of ${title}`}
        icon={<Eye aria-hidden />}
        onClick={() => onAsk({ question: 'details', ad })}
      />
      <IconButton
        label={`${isActive ? 'Deactivate' : 'Activate'} ${title}`}
        icon={isActive ? <PowerOff aria-hidden /> : <Power aria-hidden />}
        busy={setStatus.isPending}
        onClick={() => setStatus.mutate({ id, isActive: !isActive })}
      />
      <IconButton
        label={`Edit ${title}`}
        icon={<Pencil aria-hidden />}
        onClick={() => onAsk({ question: 'edit', ad })}
      />
      <IconButton
        label={`Delete ${title}`}
        icon={<Trash2 aria-hidden />}
        onClick={() => onAsk({ question: 'delete', ad })}
      />
    </div>
  )
}

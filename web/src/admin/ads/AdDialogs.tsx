import type { Ad } from '@thela/contract/ads/ads'
import { AdDetails } from './AdDetails.tsx'
import { AdEditor } from './AdEditor.tsx'
import { DeleteAdDialog } from './DeleteAdDialog.tsx'

export type AskedOfAd = { question: 'add' } | { question: 'edit' | 'details' | 'delete'; ad: Ad }

type Props = { asked: AskedOfAd; onClose: () => void }

export function AdDialogs({ asked, onClose }: Props) {
  if (asked.question === 'add') return <AdEditor onClose={onClose} />
  if (asked.question === 'edit') return <AdEditor ad={asked.ad} onClose={onClose} />
  if (asked.question === 'details') return <AdDetails ad={asked.ad} onClose={onClose} />
  return <DeleteAdDialog ad={asked.ad} onClose={onClose} />
}

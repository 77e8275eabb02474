import { formatCount } from '@thela/contract/values/numbers'
import { FileX2 } from 'lucide-react'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'

type Props = { total: number; pageSize: number; noun: string; onPageChange: (page: number) => void }

/** What a list says on a page that has emptied since: the last ones of it are gone, or the address is old. */
export function PastLastPage({ total, pageSize, noun, onPageChange }: Props) {
  return (
    <EmptyState
      icon={<FileX2 />}
      title={`No ${noun} on this page`}
      text={`There are ${formatCount(total)} ${noun} on the pages before it.`}
      action={
        <Button variant="secondary" onClick={() => onPageChange(Math.ceil(total / pageSize))}>
          Go to the last page
        </Button>
      }
    />
  )
}

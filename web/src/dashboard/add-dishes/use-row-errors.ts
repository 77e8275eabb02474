import * as words from '@thela/words/dashboard/add-dishes/page'
import { useEffect, useState } from 'react'
import { toast } from '../../ui/overlay/toast.ts'
import type { RowErrors } from './import-list.ts'

/** What is wrong with the rows of a list. Each time it is refused, the first wrong field gets the focus. */
export function useRowErrors({ areShown }: { areShown: boolean }) {
  const [errors, setErrors] = useState<RowErrors>({})
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals === 0 || !areShown) return
    const field = document.querySelector<HTMLElement>('[aria-invalid=true]')
    field?.focus()
    // Clear of the bar at the bottom.
    field?.scrollIntoView({ block: 'center' })
  }, [refusals, areShown])

  return {
    errors,
    /** Says whether there are any. */
    show: (next: RowErrors) => {
      const count = Object.keys(next).length
      setErrors(next)
      setRefusals(refusals + 1)
      if (count > 0) toast.error(words.needALook(count))
      return count > 0
    },
    /** Until the next refusal, because the row was changed. */
    forget: (id: string) => setErrors(({ [id]: _, ...others }) => others),
    clear: () => setErrors({}),
  }
}

import { formatDate } from '@thela/contract/values/dates'
import { Info } from 'lucide-react'
import type { CurrentConfig } from './config-form.ts'

/** Which timings menus follow right now: ours, until somebody saves (DEC-101). */
export function InEffect({ current }: { current: CurrentConfig }) {
  const { source, builtin, updatedAt } = current

  return (
    <p
      role="note"
      className="flex gap-3 rounded-lg border border-line bg-brand-soft p-4 text-brand-ink text-sm"
    >
      <Info aria-hidden size={18} className="mt-px shrink-0" />
      {source === 'saved' ? (
        <span>The saved configuration is in effect, since {formatDate(updatedAt)}.</span>
      ) : (
        <span>
          The built-in timings are in effect: {builtin.initialDelay / 1000} s initial delay,{' '}
          {builtin.imageDuration} s for a picture, {builtin.videoDuration} s for a video, {builtin.gap} s gap,{' '}
          {builtin.pause} s pause. What stands below takes effect when it is saved or reset.
        </span>
      )}
    </p>
  )
}

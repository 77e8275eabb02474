import type { AdQueueItem } from '@thela/contract/ads/queue'
import { Switch } from '../../ui/Switch.tsx'
import { useTogglePlacement } from './api.ts'

/** Runs or stops the ad at this one place. */
export function StatusSwitch({ item }: { item: AdQueueItem }) {
  const toggle = useTogglePlacement()
  const isOn = toggle.isPending ? toggle.variables.isActive : item.isActive

  return (
    <div className="flex items-center gap-2 max-md:flex-row-reverse">
      <Switch
        label={`${item.ad.title} is active`}
        labelHidden
        checked={isOn}
        busy={toggle.isPending}
        onChange={(isActive) => toggle.mutate({ item, isActive })}
      />
      <span className="text-ink-soft text-xs">{isOn ? 'Active' : 'Inactive'}</span>
    </div>
  )
}

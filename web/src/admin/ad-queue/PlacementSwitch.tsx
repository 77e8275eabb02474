import type { AdQueueItem } from '@thela/contract/ads/queue'
import { Switch } from '../../ui/Switch.tsx'
import { useSetPlacementStatus } from './api.ts'

export function PlacementSwitch({ item }: { item: AdQueueItem }) {
  const setStatus = useSetPlacementStatus()
  const isOn = setStatus.isPending ? setStatus.variables.isActive : item.isActive

  return (
    <Switch
      label={`${item.ad.title} is active`}
      labelHidden
      checked={isOn}
      busy={setStatus.isPending}
      onChange={(isActive) => setStatus.mutate({ id: item.id, isActive })}
    />
  )
}

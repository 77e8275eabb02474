import type { AdminVendor } from '@thela/contract/admin/vendors'
import { Switch } from '../../ui/Switch.tsx'
import { useSetAds } from './api.ts'

/** Ads on the menu are the plan: with them Starter, without them Professional (DEC-204). */
export function AdsSwitch({ vendor }: { vendor: AdminVendor }) {
  const setAds = useSetAds()
  const { id, businessName, showAds } = vendor
  const isOn = setAds.isPending ? setAds.variables.showAds : showAds

  return (
    <div className="flex items-center gap-2 max-md:flex-row-reverse">
      <Switch
        label={`Ads on the menu of ${businessName}`}
        labelHidden
        checked={isOn}
        busy={setAds.isPending}
        onChange={(next) => setAds.mutate({ id, showAds: next })}
      />
      <span className="text-ink-soft text-xs">{isOn ? 'Enabled' : 'Disabled'}</span>
    </div>
  )
}

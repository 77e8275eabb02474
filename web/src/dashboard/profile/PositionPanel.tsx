import type { VendorProfile } from '@thela/contract/vendors/profile'
import * as words from '@thela/words/dashboard/profile'
import { LocateFixed, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { useSaveProfile } from './api.ts'

/** Where the stall is: read from the phone, because nobody knows their own coordinates. */
export function PositionPanel({ vendor }: { vendor: VendorProfile }) {
  const save = useSaveProfile()
  const [isLocating, setIsLocating] = useState(false)
  const { latitude, longitude } = vendor
  const isSet = latitude !== null && longitude !== null

  const locate = async () => {
    setIsLocating(true)
    const found = await readPosition().finally(() => setIsLocating(false))
    if (typeof found === 'string') toast.error(found)
    else save.mutate(found)
  }

  return (
    <Card title={words.stallLocation} description={words.stallLocationHint}>
      <div className="grid gap-2.5">
        <p className="text-ink-soft text-sm">
          {isSet ? words.locationSet(latitude, longitude) : words.locationNotSet}
        </p>
        <Button
          variant="secondary"
          wide
          icon={<LocateFixed aria-hidden />}
          busy={isLocating || save.isPending}
          onClick={locate}
        >
          {words.usePhoneLocation}
        </Button>
        {isSet && (
          <Button
            variant="secondary"
            wide
            icon={<Trash2 aria-hidden />}
            disabled={isLocating || save.isPending}
            onClick={() => save.mutate({ latitude: null, longitude: null })}
          >
            {words.removeLocation}
          </Button>
        )}
      </div>
    </Card>
  )
}

const options: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 0 }

/** To about ten metres, or the reason why it is not known. */
function readPosition() {
  return new Promise<{ latitude: number; longitude: number } | string>((resolve) => {
    if (!navigator.geolocation) return resolve(words.noGeolocation)

    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
      ({ message }) => resolve(words.locationFailed(message)),
      options,
    )
  })
}

const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000

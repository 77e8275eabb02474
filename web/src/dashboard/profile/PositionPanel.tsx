import type { VendorProfile } from '@thela/contract/vendors/profile'
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
    <Card
      title="Location of your stall"
      description="Shops nearby can then advertise on your menu. Customers do not see it."
    >
      <div className="grid gap-2.5">
        <p className="text-ink-soft text-sm">
          {isSet ? `Set: ${latitude}, ${longitude}` : 'Not set. Go to your stall and tap the button.'}
        </p>
        <Button
          variant="secondary"
          wide
          icon={<LocateFixed aria-hidden />}
          busy={isLocating || save.isPending}
          onClick={locate}
        >
          Use my phone's location
        </Button>
        {isSet && (
          <Button
            variant="secondary"
            wide
            icon={<Trash2 aria-hidden />}
            disabled={isLocating || save.isPending}
            onClick={() => save.mutate({ latitude: null, longitude: null })}
          >
            Remove location
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
    if (!navigator.geolocation) return resolve('Geolocation is not supported by this browser')

    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
      ({ message }) => resolve(message || 'The location could not be found'),
      options,
    )
  })
}

const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000

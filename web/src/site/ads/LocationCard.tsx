import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { Badge } from '../../ui/feedback/Badge.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { locationQuery } from './api.ts'
import type { FoundLocation } from './locate.ts'

/** Where the visitor is, as far as the browser tells. */
export function LocationCard() {
  const { data: location, isFetching, refetch } = useQuery(locationQuery)
  const [isDetailed, setDetailed] = useState(false)

  return (
    <Card
      title="Your location"
      actions={
        <Button size="sm" icon={<RefreshCw />} busy={isFetching} onClick={() => refetch()}>
          Refresh location
        </Button>
      }
    >
      <div className="grid gap-3">
        <Status location={location} />
        {location && (
          <dl className="flex flex-wrap gap-x-8 gap-y-1">
            <Fact name="Latitude" value={location.latitude.toFixed(4)} />
            <Fact name="Longitude" value={location.longitude.toFixed(4)} />
          </dl>
        )}
        {location && (
          <div className="grid gap-3">
            <Button
              variant="secondary"
              size="sm"
              aria-expanded={isDetailed}
              onClick={() => setDetailed(!isDetailed)}
            >
              {isDetailed ? 'Hide location details' : 'Show location details'}
            </Button>
            {isDetailed && <Details location={location} />}
          </div>
        )}
      </div>
    </Card>
  )
}

function Status({ location }: { location: FoundLocation | undefined }) {
  if (!location) return <Badge>Getting your location...</Badge>
  if (!location.error) return <Badge tone="good">Location found</Badge>
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Badge tone="warn">Using the fallback location</Badge>
      <p className="text-ink-soft text-sm">{location.error}</p>
    </div>
  )
}

function Details({ location: { named } }: { location: FoundLocation }) {
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-1 sm:grid-cols-4">
      <Fact name="Area" value={named?.area} />
      <Fact name="City" value={named?.city} />
      <Fact name="State" value={named?.state} />
      <Fact name="Country" value={named?.country} />
    </dl>
  )
}

function Fact({ name, value = 'Not available' }: { name: string; value?: string }) {
  return (
    <div>
      <dt className="text-ink-faint text-sm">{name}</dt>
      <dd className="font-semibold text-ink tabular-nums">{value}</dd>
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import * as words from '@thela/words/site/ads-demo'
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
      title={words.yourLocation}
      actions={
        <Button size="sm" icon={<RefreshCw />} busy={isFetching} onClick={() => refetch()}>
          {words.refreshLocation}
        </Button>
      }
    >
      <div className="grid gap-3">
        <Status location={location} />
        {location && (
          <dl className="flex flex-wrap gap-x-8 gap-y-1">
            <Fact name={words.latitude} value={location.latitude.toFixed(4)} />
            <Fact name={words.longitude} value={location.longitude.toFixed(4)} />
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
              {isDetailed ? words.hideDetails : words.showDetails}
            </Button>
            {isDetailed && <Details location={location} />}
          </div>
        )}
      </div>
    </Card>
  )
}

function Status({ location }: { location: FoundLocation | undefined }) {
  if (!location) return <Badge>{words.locating}</Badge>
  if (!location.error) return <Badge tone="good">{words.located}</Badge>
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Badge tone="warn">{words.fallback}</Badge>
      <p className="text-ink-soft text-sm">{location.error}</p>
    </div>
  )
}

function Details({ location: { named } }: { location: FoundLocation }) {
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-1 sm:grid-cols-4">
      <Fact name={words.area} value={named?.area} />
      <Fact name={words.city} value={named?.city} />
      <Fact name={words.state} value={named?.state} />
      <Fact name={words.country} value={named?.country} />
    </dl>
  )
}

function Fact({ name, value = words.notAvailable }: { name: string; value?: string }) {
  return (
    <div>
      <dt className="text-ink-faint text-sm">{name}</dt>
      <dd className="font-semibold text-ink tabular-nums">{value}</dd>
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { AdPlacement } from '@thela/contract/ads/delivery'
import { RotatorPreview } from '@thela/menu/preview'
import * as words from '@thela/words/site/ads-demo'
import { RefreshCw } from 'lucide-react'
import { Button } from '../../ui/button/Button.tsx'
import { Badge } from '../../ui/feedback/Badge.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import type { Column } from '../../ui/table/Table.tsx'
import { Table } from '../../ui/table/Table.tsx'
import { PageHero } from '../parts/PageHero.tsx'
import { floatingAdsQuery, locationQuery } from './api.ts'
import { LocationCard } from './LocationCard.tsx'

const ROTATE_EVERY_MS = 10_000

const columns: Column<AdPlacement>[] = [
  { key: 'title', header: words.titleColumn, cell: ({ ad }) => ad.title },
  { key: 'priority', header: words.priorityColumn, cell: ({ priority }) => priority, align: 'end' },
  {
    key: 'vendor',
    header: words.vendorColumn,
    cell: ({ vendor }) => vendor?.businessName ?? words.severalVendors,
  },
]

/** Asks for the floating ads of one vendor and lets them rotate, ten seconds each. */
export function FloatingAdsTestPage() {
  const { vendor: vendorId = 'demo-vendor' } = useSearch({ from: '/site/test/floating-ads' })
  const location = useQuery(locationQuery).data
  const ads = useQuery(floatingAdsQuery(vendorId, location))
  const found = ads.data ?? []

  return (
    <>
      <PageHero title={words.testTitle} text={words.testText} />
      <div className="mx-auto grid w-full max-w-6xl gap-6 px-4 pb-16 sm:pb-24">
        <LocationCard />
        <Card
          title={words.apiTest}
          description={words.adsOf(vendorId)}
          actions={
            <Button size="sm" icon={<RefreshCw />} busy={ads.isFetching} onClick={() => ads.refetch()}>
              {words.runAgain}
            </Button>
          }
        >
          <div className="grid gap-4">
            {ads.isSuccess && <Badge tone="good">{words.received(found.length)}</Badge>}
            {ads.isSuccess && (
              <Table
                label={words.sampleAds}
                columns={columns}
                rows={found}
                rowKey={({ id }) => id}
                onPhones="stack"
                empty={<NoAds />}
              />
            )}
            {ads.isError && <NoAds />}
          </div>
        </Card>
        {found.length > 0 && (
          <Card title={words.rotatorTest} description={words.changesEvery(ROTATE_EVERY_MS / 1000)}>
            <div className="h-25 rounded-md bg-sunken [--page:var(--surface)]">
              <RotatorPreview ads={found} everyMs={ROTATE_EVERY_MS} />
            </div>
          </Card>
        )}
      </div>
    </>
  )
}

const NoAds = () => <p className="text-ink-soft">{words.noAds}</p>

import type { UseQueryResult } from '@tanstack/react-query'
import { Download, Printer } from 'lucide-react'
import { QueryFailure } from '../../api/QueryFailure.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useVendor } from '../use-vendor.ts'
import { useDownloadPoster, usePosterPreview, usePrintPoster } from './use-poster.ts'

export function PosterCard({ link }: { link: string }) {
  const vendor = useVendor()
  const preview = usePosterPreview({ vendor, link })
  const download = useDownloadPoster({ vendor, link })
  const print = usePrintPoster({ vendor, link })

  return (
    <Card title="For your stall" description="A poster in the colours of your menu, ready to print.">
      <div className="grid gap-4">
        <div className="mx-auto aspect-[6/7] w-full max-w-xs overflow-hidden rounded-md border border-line">
          <Preview query={preview} alt={`Poster of ${vendor.businessName}`} />
        </div>
        <div className="grid gap-2.5 sm:grid-cols-[1fr_auto]">
          <Button
            wide
            icon={<Download aria-hidden />}
            busy={download.isPending}
            busyLabel="Generating..."
            onClick={() => download.mutate()}
          >
            Download Premium QR Menu
          </Button>
          <Button
            variant="secondary"
            wide
            icon={<Printer aria-hidden />}
            busy={print.isPending}
            onClick={() => print.mutate()}
          >
            Print
          </Button>
        </div>
      </div>
    </Card>
  )
}

function Preview({ query, alt }: { query: UseQueryResult<string>; alt: string }) {
  if (query.data) return <img src={query.data} alt={alt} className="size-full" />
  if (!query.isError) return <Skeleton height="100%" />
  return (
    <div className="grid h-full content-center">
      <QueryFailure query={query} message="We could not draw your poster." />
    </div>
  )
}

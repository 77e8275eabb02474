import { type UseQueryResult, useMutation, useQuery } from '@tanstack/react-query'
import type { VendorProfile } from '@thela/contract/vendors/profile'
import * as words from '@thela/words/dashboard/qr-code'
import { language } from '@thela/words/language'
import { Download, Printer } from 'lucide-react'
import { QueryFailure } from '../../api/failures/QueryFailure.tsx'
import { useSiteName } from '../../api/SiteName.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { downloadFile } from '../../ui/download-file.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { useVendor } from '../use-vendor.ts'
import { renderPoster } from './poster/render-poster.ts'

export function PosterCard({ link }: { link: string }) {
  const vendor = useVendor()
  const subject = { vendor, link, siteName: useSiteName() }
  const preview = usePosterPreview(subject)
  const download = useDownloadPoster(subject)
  const print = usePrintPoster(subject)

  return (
    <Card title={words.forYourStall} description={words.forYourStallHint}>
      <div className="grid gap-4">
        <div className="mx-auto aspect-[6/7] w-full max-w-xs overflow-hidden rounded-md border border-line">
          <Preview query={preview} alt={words.posterOf(vendor.businessName)} />
        </div>
        <div className="grid gap-2.5 sm:grid-cols-[1fr_auto]">
          <Button
            wide
            icon={<Download aria-hidden />}
            busy={download.isPending}
            busyLabel={words.generating}
            onClick={() => download.mutate()}
          >
            {words.download}
          </Button>
          <Button
            variant="secondary"
            wide
            icon={<Printer aria-hidden />}
            busy={print.isPending}
            onClick={() => print.mutate()}
          >
            {words.print}
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
      <QueryFailure query={query} message={words.posterFailed} />
    </div>
  )
}

type Subject = { vendor: VendorProfile; link: string; siteName: string }

const meta = { fallback: words.generateFailed }
/** About 300 dots per inch on half a sheet of A4. */
const PIXELS_ON_PAPER = 3

function useDownloadPoster(subject: Subject) {
  return useMutation({
    mutationFn: async () => {
      const canvas = await renderPoster(subject)
      downloadFile(await toPng(canvas), `${subject.vendor.slug}-menu-qr.png`)
    },
    meta,
    onSuccess: () => toast.success(words.downloaded),
  })
}

function usePrintPoster(subject: Subject) {
  return useMutation({
    mutationFn: async () => {
      const canvas = await renderPoster({ ...subject, pixelsPerPoint: PIXELS_ON_PAPER })
      await printPicture(canvas.toDataURL('image/png'))
    },
    meta,
  })
}

/** The preview; the download works without it. */
function usePosterPreview(subject: Subject) {
  const { vendor, link, siteName } = subject

  return useQuery({
    queryKey: ['poster', link, vendor.businessName, vendor.logoUrl, siteName],
    queryFn: async () => (await renderPoster(subject)).toDataURL('image/png'),
    // The design may have changed since.
    staleTime: 0,
    retry: false,
    meta: { quiet: true },
  })
}

function toPng(canvas: HTMLCanvasElement) {
  return new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture came out'))), 'image/png'),
  )
}

const SHEET = `<!doctype html><html lang="${language}"><title>${words.sheet}</title><style>
@page { margin: 12mm }
body { margin: 0; display: grid; place-items: center; height: 100vh }
img { max-width: 100%; max-height: 100% }
</style><body></body></html>`

/** Prints a picture alone on a sheet, without the page around it. */
async function printPicture(src: string) {
  const frame = await openFrame()
  const sheet = frame.contentWindow
  if (!sheet) throw new Error('This browser cannot print')

  const picture = sheet.document.createElement('img')
  picture.src = src
  sheet.document.body.append(picture)
  await picture.decode()
  sheet.addEventListener('afterprint', () => frame.remove())
  sheet.print()
}

function openFrame() {
  return new Promise<HTMLIFrameElement>((resolve) => {
    const frame = document.createElement('iframe')
    frame.srcdoc = SHEET
    frame.title = words.print
    // Off screen but rendered: a frame without a box prints nothing.
    frame.className = 'pointer-events-none fixed -left-full size-1'
    frame.addEventListener('load', () => resolve(frame), { once: true })
    document.body.append(frame)
  })
}

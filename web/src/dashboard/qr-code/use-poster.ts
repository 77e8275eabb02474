import { useMutation, useQuery } from '@tanstack/react-query'
import type { VendorProfile } from '@thela/contract/vendors/profile'
import { saveFile } from '../../ui/save-file.ts'
import { toast } from '../../ui/toast.ts'
import { makePoster } from './poster/make-poster.ts'
import { printPicture } from './print-picture.ts'

type Subject = { vendor: VendorProfile; link: string }

const meta = { fallback: 'Failed to generate enhanced image' }
/** About 300 dots per inch on half a sheet of A4. */
const PIXELS_ON_PAPER = 3

export function useDownloadPoster({ vendor, link }: Subject) {
  return useMutation({
    mutationFn: async () => {
      const canvas = await makePoster({ vendor, link })
      saveFile(await toPng(canvas), `${vendor.slug}-menu-qr.png`)
    },
    meta,
    onSuccess: () => toast.success('Enhanced QR code downloaded successfully!'),
  })
}

export function usePrintPoster({ vendor, link }: Subject) {
  return useMutation({
    mutationFn: async () => {
      const canvas = await makePoster({ vendor, link, pixelsPerPoint: PIXELS_ON_PAPER })
      await printPicture(canvas.toDataURL('image/png'))
    },
    meta,
  })
}

/** The poster in small; without it the download still tries. */
export function usePosterPreview({ vendor, link }: Subject) {
  return useQuery({
    queryKey: ['poster', link, vendor.businessName, vendor.logoUrl],
    queryFn: async () => (await makePoster({ vendor, link })).toDataURL('image/png'),
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

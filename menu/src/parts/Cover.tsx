import type { VendorView } from '../app/view-model.ts'
import { Picture } from './Picture.tsx'

/** The vendor's cover, above the header. Its styles, which keep its place free, are in pages with a cover only. */
export const Cover = ({ vendor }: { vendor: VendorView }) => (
  <Picture url={vendor.coverImageUrl} width={600} height={200} className="cover" sizes={sizes} isEager />
)

/** On the screen of a phone with fine pixels half of them do for a picture behind a name: 9 KB instead of 25. */
const sizes = '(max-width:600px) and (min-resolution:1.5x) 48vw,100vw'

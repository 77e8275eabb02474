import type { VendorView } from '../app/view-model.ts'
import { Picture } from './Picture.tsx'

/** The vendor's cover, above the header. Its styles, which keep its place free, are in pages with a cover only. */
export const Cover = ({ vendor }: { vendor: VendorView }) => (
  <Picture url={vendor.coverImageUrl} width={600} height={200} className="cover" isEager />
)

import type { VendorView } from '../../app/view-model.ts'

/** There is no ordering: it calls the vendor, and without a phone there is no pill (DEC-092). */
export function OrderNow({ vendor }: { vendor: VendorView }) {
  return vendor.callUrl ? (
    <a className="order" href={vendor.callUrl}>
      Order Now
    </a>
  ) : null
}

import type { VendorView } from '../app/view-model.ts'

export function PoweredBy({ vendor }: { vendor: VendorView }) {
  return vendor.poweredBy ? (
    <a className="powered-by" href="/">
      {`Powered by ${vendor.poweredBy}`}
    </a>
  ) : null
}

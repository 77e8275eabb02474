import { PhoneIcon, PinIcon } from './icons.tsx'
import type { VendorView } from './view-model.ts'

export function CallLink({ vendor }: { vendor: VendorView }) {
  return vendor.callUrl ? (
    <a className="call" href={vendor.callUrl}>
      <PhoneIcon />
      {vendor.phone}
    </a>
  ) : null
}

export function MapLink({ vendor }: { vendor: VendorView }) {
  return vendor.mapUrl ? (
    <a className="map" href={vendor.mapUrl} target="_blank" rel="noopener">
      <PinIcon />
      {vendor.address || vendor.place}
    </a>
  ) : null
}

export function MailLink({ vendor }: { vendor: VendorView }) {
  return vendor.email ? (
    <a className="mail" href={`mailto:${vendor.email}`}>
      {vendor.email}
    </a>
  ) : null
}

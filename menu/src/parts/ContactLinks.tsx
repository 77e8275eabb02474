import type { VendorView } from '../app/view-model.ts'
import { ClockIcon, PhoneIcon, PinIcon } from './icons.tsx'

type Props = { vendor: VendorView; text?: string }

/** Shows the phone number unless another text is given. */
export function CallLink({ vendor, text = vendor.phone }: Props) {
  return vendor.callUrl ? (
    <a className="call" href={vendor.callUrl}>
      <PhoneIcon />
      {text}
    </a>
  ) : null
}

/** Shows the address unless another text is given. */
export function MapLink({ vendor, text = vendor.address || vendor.place }: Props) {
  return vendor.mapUrl ? (
    <a className="map" href={vendor.mapUrl} target="_blank" rel="noopener">
      <PinIcon />
      {text}
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

/** Leads to the list of hours where there is one. */
export function Hours({ vendor }: { vendor: VendorView }) {
  const Line = (vendor.weekHours ? 'a' : 'span') as 'a'

  return vendor.hours ? (
    <Line className="hours" href={vendor.weekHours ? '#hours' : undefined}>
      <ClockIcon />
      {vendor.hours}
    </Line>
  ) : null
}

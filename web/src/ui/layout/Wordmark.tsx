import { PRODUCT_NAME } from '@thela/contract/values/product'

type Props = { name?: string; size?: 'md' | 'lg' }

export function Wordmark({ name = PRODUCT_NAME, size = 'md' }: Props) {
  return (
    <span className="inline-flex items-center gap-2.5 text-ink">
      <Mark size={size === 'lg' ? 38 : 28} />
      <span className={size === 'lg' ? `${lettering} text-3xl` : `${lettering} text-xl`}>{name}</span>
    </span>
  )
}

const lettering = 'font-extrabold tracking-[-0.04em]'

/** A cart whose body is a QR finder pattern. The name is beside it, so it is hidden from screen readers. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 32 32" fill="none" className="shrink-0">
      <path d="M9.5 6.5H2.5" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      <rect x="9.5" y="3.5" width="19" height="19" rx="5" stroke="currentColor" strokeWidth="3" />
      <rect x="14.5" y="8.5" width="9" height="9" rx="2.25" className="fill-brand" />
      <circle cx="13.5" cy="28" r="3" fill="currentColor" />
      <circle cx="24.5" cy="28" r="3" fill="currentColor" />
    </svg>
  )
}

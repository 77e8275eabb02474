/** A drawing of lines, 24 by 24. */
export const Icon = ({ d }: { d: string }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} />
  </svg>
)

export const ShareIcon = () => <Icon d="M12 15V4M8 7l4-4 4 4M6 11H5v10h14V11h-1" />

export const QrIcon = () => <Icon d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h3v3M20 14v6h-6" />

export const CheckIcon = () => <Icon d="M5 13l4 4L19 7" />

export const CloseIcon = () => <Icon d="M6 6l12 12M18 6L6 18" />

export const UpIcon = () => <Icon d="M12 20V5M6 11l6-6 6 6" />

export const PhoneIcon = () => (
  <Icon d="M5 4h4l2 5-2.5 1.5a11 11 0 005 5L15 13l5 2v4a2 2 0 01-2 2A16 16 0 013 6a2 2 0 012-2" />
)

export const PinIcon = () => (
  <Icon d="M12 21s7-6 7-11a7 7 0 00-14 0c0 5 7 11 7 11zm0-13a2 2 0 100 4 2 2 0 000-4" />
)

export const ClockIcon = () => <Icon d="M12 3a9 9 0 100 18 9 9 0 000-18m0 4v5l3 2" />

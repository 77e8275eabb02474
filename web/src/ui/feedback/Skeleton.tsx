type Props = {
  /** Any CSS length, so that the skeleton has the shape of what comes. */
  width?: string
  height?: string
  round?: boolean
}

/** A grey place-holder; the list around it says that it is loading. */
export function Skeleton({ width = '100%', height = '1rem', round = false }: Props) {
  return (
    <span
      aria-hidden
      style={{ width, height }}
      className={`block max-w-full animate-shimmer bg-[length:200%_100%] bg-linear-90 from-25% from-hover via-50% via-line to-75% to-hover ${round ? 'rounded-full' : 'rounded-sm'}`}
    />
  )
}

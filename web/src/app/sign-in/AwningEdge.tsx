/** On phones the stall is only its awning, along the upper edge of the screen. */
export function AwningEdge() {
  return (
    <svg
      aria-hidden="true"
      className="-mx-5 h-7 w-[calc(100%+2.5rem)] shrink-0 sm:-mx-10 sm:w-[calc(100%+5rem)] lg:hidden"
    >
      <defs>
        <pattern id="awning-edge" width="60" height="28" patternUnits="userSpaceOnUse">
          <path d="M0 0h30v12a15 15 0 0 1-30 0Z" className="fill-brand" />
          <path d="M30 0h30v12a15 15 0 0 1-30 0Z" className="fill-brand-soft" />
        </pattern>
      </defs>
      <rect width="100%" height="28" fill="url(#awning-edge)" />
    </svg>
  )
}

/** Two tags on one nail. */
export function PriceTags() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 420 330"
      fill="none"
      className="mx-auto hidden w-[25rem] self-start text-ink lg:block"
    >
      <path d="M210 0v18" stroke="currentColor" strokeWidth="6" strokeLinecap="round" />
      <g transform="rotate(-24 210 14)">
        <Tag price="₹0" width={150} ground="fill-brand" ink="fill-on-brand" />
      </g>
      <g transform="rotate(24 210 14)">
        <Tag price="₹199" width={180} ground="fill-bad" ink="fill-on-bad" />
      </g>
      <circle cx="210" cy="16" r="9" fill="currentColor" />
    </svg>
  )
}

type Props = { price: string; width: number; ground: string; ink: string }

function Tag({ price, width, ground, ink }: Props) {
  const left = 210 - width / 2

  return (
    <g>
      <path d="M210 16C196 60 224 84 210 118" stroke="currentColor" strokeWidth="4" />
      <path
        d={`M${left} 156 ${left + 38} 104h${width - 76}l38 52v132a16 16 0 0 1-16 16H${left + 16}a16 16 0 0 1-16-16Z`}
        strokeWidth="7"
        strokeLinejoin="round"
        stroke="currentColor"
        className={ground}
      />
      <circle cx="210" cy="130" r="11" strokeWidth="6" stroke="currentColor" className="fill-canvas" />
      <text x="210" y="240" textAnchor="middle" className={`font-black text-5xl tracking-tighter ${ink}`}>
        {price}
      </text>
    </g>
  )
}

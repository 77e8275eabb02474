import type { ShowcaseVendor } from '@thela/contract/site/showcase'
import * as words from '@thela/words/site/menu-demo'

type Props = {
  vendors: ShowcaseVendor[]
  chosen: ShowcaseVendor | undefined
  onChoose: (id: string) => void
}

/** Buttons that show the menu of another vendor on the phone. */
export function VendorChips({ vendors, chosen, onChoose }: Props) {
  return (
    <div className="relative z-10 grid min-h-34 content-center gap-3 bg-raised px-4 py-5 text-ink by-night">
      <p className="text-center text-ink-soft text-sm">{chosen ? designOf(chosen) : words.noVendor}</p>
      {vendors.length > 0 && (
        <div className="-mx-4 flex gap-2 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:justify-center">
          {vendors.map((vendor) => (
            <button
              key={vendor.id}
              type="button"
              aria-pressed={vendor === chosen}
              onClick={() => onChoose(vendor.id)}
              className={chip}
            >
              {vendor.businessName}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

const designOf = ({ templateName, themeName }: ShowcaseVendor) =>
  templateName && themeName ? words.design(templateName, themeName) : words.plainDesign

const chip =
  'min-h-11 shrink-0 whitespace-nowrap rounded-full border border-line-strong px-4 font-semibold text-sm transition-colors hover:bg-hover aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-on-brand'

import type { MenuPage } from '@thela/contract/menu-page'
import { MenuPreview } from '@thela/menu/preview'

/** A menu as it looks in a customer's hand. */
export function PhoneFrame({ page }: { page: MenuPage }) {
  return (
    <div className="h-[min(60vh,44rem)] w-full max-w-[23.5rem] overflow-hidden rounded-xl border-8 border-ink bg-surface shadow-raised">
      <MenuPreview page={page} className="size-full border-0" />
    </div>
  )
}

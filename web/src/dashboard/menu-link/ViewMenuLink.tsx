import { menuPath } from '@thela/contract/values/slug'
import * as words from '@thela/words/dashboard/menu-link'
import { ExternalLink } from 'lucide-react'
import { Button } from '../../ui/button/Button.tsx'
import { useVendor } from '../use-vendor.ts'

/** The public menu is the server's own page, so this is a plain link. */
export function ViewMenuLink() {
  return (
    <Button variant="secondary" asChild>
      <a href={menuPath(useVendor())} target="_blank" rel="noopener">
        <ExternalLink aria-hidden />
        {words.viewMenu}
      </a>
    </Button>
  )
}

import type { MenuPage } from '@thela/contract/menus/page-data'
import type { Template } from '@thela/contract/templates/catalogue'
import { MenuPreview } from '@thela/menu/preview'
import { Skeleton } from '../../ui/Skeleton.tsx'

type Props = { template: Template; menu: MenuPage | undefined }

/** The real design with the vendor's own dishes, half its size; for the eyes only. */
export function TemplateThumbnail({ template, menu }: Props) {
  return (
    <div
      aria-hidden
      className="pointer-events-none relative h-64 select-none overflow-hidden border-line border-b"
      inert
    >
      {menu ? (
        <div className="h-[200%] w-[200%] origin-top-left scale-50">
          <MenuPreview
            page={{ ...menu, template: { templateId: template.templateId, themeIndex: 0 } }}
            frameUrl={template.frameUrl}
            className="size-full border-0"
          />
        </div>
      ) : (
        <Skeleton height="100%" />
      )}
    </div>
  )
}

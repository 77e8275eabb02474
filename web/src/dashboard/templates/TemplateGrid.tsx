import type { MenuPage } from '@thela/contract/menus/page-data'
import type { Template } from '@thela/contract/templates/catalogue'
import { MenuPreview } from '@thela/menu/preview'
import { Palette } from 'lucide-react'
import { Button } from '../../ui/button/Button.tsx'
import { Badge } from '../../ui/feedback/Badge.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'

type Props = {
  templates: Template[]
  appliedId: string | undefined
  menu: MenuPage | undefined
  onPreview: (template: Template) => void
}

export function TemplateGrid({ templates, appliedId, menu, onPreview }: Props) {
  if (templates.length === 0) {
    return (
      <Card flush>
        <EmptyState icon={<Palette />} title="No templates are currently available for your account" />
      </Card>
    )
  }

  return (
    <ul className="grid grid-cols-2 gap-4 lg:grid-cols-3">
      {templates.map((template) => (
        <li key={template.id} className="grid">
          <TemplateCard
            template={template}
            isApplied={template.templateId === appliedId}
            menu={menu}
            onPreview={() => onPreview(template)}
          />
        </li>
      ))}
    </ul>
  )
}

type CardProps = { template: Template; isApplied: boolean; menu: MenuPage | undefined; onPreview: () => void }

function TemplateCard({ template, isApplied, menu, onPreview }: CardProps) {
  return (
    <Card flush>
      <article aria-label={template.name}>
        <TemplateThumbnail template={template} menu={menu} />
        <div className="grid gap-3 p-4">
          <div>
            <div className="flex flex-wrap items-center gap-2">
              <h2 className="font-semibold">{template.name}</h2>
              {isApplied && <Badge tone="good">Applied</Badge>}
            </div>
            {template.description && <p className="mt-1 text-ink-soft text-sm">{template.description}</p>}
          </div>
          <Button variant="secondary" wide onClick={onPreview}>
            Preview<span className="sr-only"> {template.name}</span>
          </Button>
        </div>
      </article>
    </Card>
  )
}

type ThumbnailProps = { template: Template; menu: MenuPage | undefined }

/** The real design with the vendor's own dishes, at half its size; hidden from screen readers. */
function TemplateThumbnail({ template, menu }: ThumbnailProps) {
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

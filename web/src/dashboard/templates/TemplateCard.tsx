import type { MenuPage } from '@thela/contract/menus/page-data'
import type { Template } from '@thela/contract/templates/catalogue'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { TemplateThumbnail } from './TemplateThumbnail.tsx'

type Props = { template: Template; isApplied: boolean; menu: MenuPage | undefined; onPreview: () => void }

export function TemplateCard({ template, isApplied, menu, onPreview }: Props) {
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

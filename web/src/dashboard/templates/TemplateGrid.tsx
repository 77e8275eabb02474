import type { MenuPage } from '@thela/contract/menus/page-data'
import type { Template } from '@thela/contract/templates/catalogue'
import { Palette } from 'lucide-react'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { TemplateCard } from './TemplateCard.tsx'

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

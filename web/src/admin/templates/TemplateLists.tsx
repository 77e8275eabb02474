import type { Template } from '@thela/contract/templates/catalogue'
import { CircleCheck, CircleOff, FileX2, LayoutTemplate } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StatCard } from '../../ui/StatCard.tsx'
import { TemplateCard } from './TemplateCard.tsx'

type Props = {
  /** Nothing while they are loading. */
  templates: Template[] | undefined
  /** What the last validation found without a component. */
  missingIds: string[]
  onOpen: (what: 'preview' | 'edit' | 'delete', template: Template) => void
  onSync: () => void
}

export function TemplateLists({ templates, missingIds, onOpen, onSync }: Props) {
  const isMissing = ({ templateId, hasComponent }: Template) =>
    !hasComponent || missingIds.includes(templateId)
  const count = (is: (template: Template) => boolean) => templates?.filter(is).length ?? 0
  const figures = [
    { label: 'Total', value: count(() => true), icon: <LayoutTemplate /> },
    { label: 'Enabled', value: count(({ isEnabled }) => isEnabled), icon: <CircleCheck /> },
    { label: 'Disabled', value: count(({ isEnabled }) => !isEnabled), icon: <CircleOff /> },
    { label: 'Missing', value: count(isMissing), icon: <FileX2 /> },
  ]

  return (
    <>
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {figures.map((figure) => (
          <StatCard key={figure.label} {...figure} loading={!templates} />
        ))}
      </div>
      {!templates && <TemplateSkeletons />}
      {templates?.length === 0 && (
        <Card flush>
          <EmptyState
            icon={<LayoutTemplate />}
            title="No templates yet"
            text="Sync Templates brings back the designs that came with Thela."
            action={<Button onClick={onSync}>Sync Templates</Button>}
          />
        </Card>
      )}
      {templates && templates.length > 0 && (
        <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {templates.map((template) => (
            <li key={template.id} className="grid">
              <TemplateCard
                template={template}
                isMissing={isMissing(template)}
                onOpen={(what) => onOpen(what, template)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function TemplateSkeletons() {
  return (
    <div role="status" aria-label="Loading templates" className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <Skeleton key={place} height="19rem" />
      ))}
    </div>
  )
}

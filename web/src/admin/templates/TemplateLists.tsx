import type { Template } from '@thela/contract/templates/catalogue'
import { CircleCheck, CircleOff, Eye, FileX2, LayoutTemplate, Pencil, Power, Trash2 } from 'lucide-react'
import { Button } from '../../ui/button/Button.tsx'
import { Badge } from '../../ui/feedback/Badge.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { StatCard } from '../../ui/layout/StatCard.tsx'
import { useToggleTemplate } from './api.ts'

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
            text="Use Sync Templates to restore the templates that come with Thela."
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
      {[1, 2, 3, 4, 5, 6].map((number) => (
        <Skeleton key={number} height="19rem" />
      ))}
    </div>
  )
}

type TemplateCardProps = {
  template: Template
  isMissing: boolean
  onOpen: (what: 'preview' | 'edit' | 'delete') => void
}

function TemplateCard({ template, isMissing, onOpen }: TemplateCardProps) {
  const { id, templateId, name, description, isEnabled, features } = template
  const toggle = useToggleTemplate()
  const forReaders = <span className="sr-only"> {name}</span>

  return (
    <Card
      title={name}
      actions={<StatusBadge isEnabled={isEnabled} isMissing={isMissing} />}
      footer={
        <div className="grid grid-cols-2 gap-2">
          <Button size="sm" variant="secondary" icon={<Eye aria-hidden />} onClick={() => onOpen('preview')}>
            Preview{forReaders}
          </Button>
          <Button size="sm" variant="secondary" icon={<Pencil aria-hidden />} onClick={() => onOpen('edit')}>
            Edit{forReaders}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            icon={<Power aria-hidden />}
            busy={toggle.isPending}
            onClick={() => toggle.mutate({ id, isEnabled: !isEnabled })}
          >
            {isEnabled ? 'Disable' : 'Enable'}
            {forReaders}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            icon={<Trash2 aria-hidden />}
            onClick={() => onOpen('delete')}
          >
            Delete{forReaders}
          </Button>
        </div>
      }
    >
      <div className="grid gap-3 text-sm">
        <p className="text-ink-soft">{description ?? 'No description.'}</p>
        <p>
          <span className="text-ink-faint">ID: </span>
          <code className="break-all font-medium">{templateId}</code>
        </p>
        {features.length > 0 && (
          <ul aria-label="Features" className="flex flex-wrap gap-1.5">
            {features.map((feature) => (
              <li key={feature}>
                <Badge>{feature}</Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}

function StatusBadge({ isEnabled, isMissing }: { isEnabled: boolean; isMissing: boolean }) {
  if (isMissing) return <Badge tone="bad">Missing Component</Badge>
  return isEnabled ? (
    <Badge tone="good" dot>
      Enabled
    </Badge>
  ) : (
    <Badge dot>Disabled</Badge>
  )
}

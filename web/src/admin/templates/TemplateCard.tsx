import type { Template } from '@thela/contract/templates/catalogue'
import { Eye, Pencil, Power, Trash2 } from 'lucide-react'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { useToggleTemplate } from './api.ts'

type Props = {
  template: Template
  isMissing: boolean
  onOpen: (what: 'preview' | 'edit' | 'delete') => void
}

export function TemplateCard({ template, isMissing, onOpen }: Props) {
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

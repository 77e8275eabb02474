import { useQuery } from '@tanstack/react-query'
import type { AccessLevel, Template } from '@thela/contract/templates/catalogue'
import { formatRupees } from '@thela/contract/values/money'
import { Eye, KeyRound, LayoutTemplate, Tag } from 'lucide-react'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { Badge } from '../../ui/feedback/Badge.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import type { Column } from '../../ui/table/Table.tsx'
import { Table } from '../../ui/table/Table.tsx'
import { endedQuery } from './api.ts'

type Props = {
  templates: Template[] | undefined
  onGrant: (template: Template) => void
  onOpen: (what: 'details' | 'level', template: Template) => void
}

export function OverviewTable({ templates, onGrant, onOpen }: Props) {
  const columns: Column<Template>[] = [
    { key: 'name', header: 'Name', cell: ({ name }) => <span className="font-medium">{name}</span> },
    {
      key: 'id',
      header: 'ID',
      cell: ({ templateId }) => <code className="break-all text-xs">{templateId}</code>,
    },
    {
      key: 'level',
      header: 'Access level',
      cell: ({ accessLevel }) => <AccessLevelBadge level={accessLevel} />,
    },
    {
      key: 'price',
      header: 'Price',
      align: 'end',
      cell: ({ price }) => (price === null ? 'None' : formatRupees(price)),
    },
    {
      key: 'status',
      header: 'Status',
      cell: (template) => <Status template={template} />,
    },
    {
      key: 'actions',
      header: 'Actions',
      headerHidden: true,
      align: 'end',
      cell: (template) => (
        <span className="inline-flex gap-1">
          <IconButton
            size="sm"
            label={`Grant ${template.name}`}
            icon={<KeyRound aria-hidden />}
            onClick={() => onGrant(template)}
          />
          <IconButton
            size="sm"
            label={`View details of ${template.name}`}
            icon={<Eye aria-hidden />}
            onClick={() => onOpen('details', template)}
          />
          <IconButton
            size="sm"
            label={`Edit access level of ${template.name}`}
            icon={<Tag aria-hidden />}
            onClick={() => onOpen('level', template)}
          />
        </span>
      ),
    },
  ]

  return (
    <Card title="Templates Overview" flush>
      <Table
        label="Templates Overview"
        columns={columns}
        rows={templates ?? []}
        rowKey={({ id }) => id}
        loading={!templates}
        onPhones="stack"
        empty={<EmptyState icon={<LayoutTemplate />} title="No templates yet" />}
      />
    </Card>
  )
}

function Status({ template }: { template: Template }) {
  const isSold = template.accessLevel !== 'free'
  const { data } = useQuery({ ...endedQuery(template.templateId), enabled: isSold })
  const status = templateStatus(template, data)

  return <Badge tone={statusTones[status]}>{status}</Badge>
}

type Permissions = { given: number; ended: number }

/** Active while it is offered; Expired when it needs a permission and every one that was given has ended (DEC-190). */
export function templateStatus(template: Template, { given, ended }: Permissions = { given: 0, ended: 0 }) {
  if (template.accessLevel !== 'free' && given > 0 && given === ended) return 'Expired'
  return template.isActive && template.isEnabled ? 'Active' : 'Inactive'
}

const tones = { free: 'neutral', custom: 'warn', premium: 'brand' } as const

export function AccessLevelBadge({ level }: { level: AccessLevel }) {
  return <Badge tone={tones[level]}>{level}</Badge>
}

export const statusTones = { Active: 'good', Expired: 'warn', Inactive: 'neutral' } as const

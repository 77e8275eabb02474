import { useQuery } from '@tanstack/react-query'
import type { Template } from '@thela/contract/templates/catalogue'
import { Plus, RefreshCw, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { AddTemplateDialog } from './AddTemplateDialog.tsx'
import { templatesQuery, useSyncTemplates, useValidateTemplates } from './api.ts'
import { DeleteTemplateDialog } from './DeleteTemplateDialog.tsx'
import { EditTemplateDialog } from './EditTemplateDialog.tsx'
import { TemplateBanner } from './TemplateBanner.tsx'
import { TemplateLists } from './TemplateLists.tsx'
import { TemplatePreviewDialog } from './TemplatePreviewDialog.tsx'
import { TemplatesFailure } from './TemplatesFailure.tsx'

type Opened = { what: 'preview' | 'edit' | 'delete'; template: Template }

export function TemplateManagementPage() {
  const list = useQuery(templatesQuery)
  const validate = useValidateTemplates()
  const sync = useSyncTemplates()
  const [isAdding, setIsAdding] = useState(false)
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const templates = Array.isArray(list.data) ? list.data : undefined
  const missing = validate.data?.results.filter(({ status }) => status === 'missing') ?? []

  return (
    <div className="grid gap-5">
      <PageHeader
        title="Template Management"
        description="The designs that vendors can give their menus."
        actions={
          <>
            <Button
              variant="secondary"
              icon={<ShieldCheck aria-hidden />}
              busy={validate.isPending}
              onClick={() => validate.mutate()}
            >
              Validate
            </Button>
            <Button
              variant="secondary"
              icon={<RefreshCw aria-hidden />}
              busy={sync.isPending}
              onClick={() => sync.mutate()}
            >
              Sync Templates
            </Button>
            <Button icon={<Plus aria-hidden />} onClick={() => setIsAdding(true)}>
              Add Template
            </Button>
          </>
        }
      />
      <TemplateBanner />
      {list.isLoadingError || (list.data && !templates) ? (
        <TemplatesFailure failure={list.error} retrying={list.isFetching} onRetry={() => list.refetch()} />
      ) : (
        <TemplateLists
          templates={templates}
          missingIds={missing.map(({ templateId }) => templateId)}
          onOpen={(what, template) => setOpened({ what, template })}
          onSync={() => sync.mutate()}
        />
      )}
      {isAdding && <AddTemplateDialog templates={templates ?? []} onClose={() => setIsAdding(false)} />}
      {opened?.what === 'preview' && <TemplatePreviewDialog template={opened.template} onClose={close} />}
      {opened?.what === 'edit' && <EditTemplateDialog template={opened.template} onClose={close} />}
      {opened?.what === 'delete' && <DeleteTemplateDialog template={opened.template} onClose={close} />}
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { Template } from '@thela/contract/templates/catalogue'
import { useState } from 'react'
import { QueryFailure } from '../../api/QueryFailure.tsx'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useVendor } from '../use-vendor.ts'
import { choiceQuery, ownMenuQuery, templatesQuery } from './api.ts'
import { HelpLinks } from './HelpLinks.tsx'
import { TemplateGrid } from './TemplateGrid.tsx'
import { TemplatePreviewDialog } from './TemplatePreviewDialog.tsx'
import { TemplateSkeletons } from './TemplateSkeletons.tsx'

export function TemplatesPage() {
  const vendor = useVendor()
  const templates = useQuery(templatesQuery(vendor.id))
  const choice = useQuery(choiceQuery)
  const menu = useQuery(ownMenuQuery(vendor.id))
  const [previewed, setPreviewed] = useState<Template>()

  return (
    <div className="grid gap-5">
      <PageHeader
        title="Templates"
        description="The design your customers see. Try one with your own dishes."
      />
      {templates.isPending && <TemplateSkeletons />}
      {templates.isLoadingError && (
        <Card flush>
          <QueryFailure query={templates} message="We could not load the templates." />
        </Card>
      )}
      {templates.data && (
        <TemplateGrid
          templates={templates.data}
          appliedId={choice.data?.templateId}
          menu={menu.data}
          onPreview={setPreviewed}
        />
      )}
      <HelpLinks />
      {previewed && (
        <TemplatePreviewDialog
          template={previewed}
          saved={choice.data ?? null}
          menu={menu}
          onClose={() => setPreviewed(undefined)}
        />
      )}
    </div>
  )
}

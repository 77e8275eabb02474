import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Template } from '@thela/contract/templates/catalogue'
import { SUPPORT_CHAT } from '@thela/contract/values/product'
import { MessageCircle, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { QueryFailure } from '../../api/failures/QueryFailure.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { useVendor } from '../use-vendor.ts'
import { choiceQuery, ownMenuQuery, templatesQuery } from './api.ts'
import { TemplateGrid } from './TemplateGrid.tsx'
import { TemplatePreviewDialog } from './TemplatePreviewDialog.tsx'

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

const numbers = [1, 2, 3, 4, 5, 6]

function TemplateSkeletons() {
  return (
    <div role="status" aria-label="Loading templates" className="grid grid-cols-2 gap-4 lg:grid-cols-3">
      {numbers.map((number) => (
        <Skeleton key={number} height="22rem" />
      ))}
    </div>
  )
}

function HelpLinks() {
  return (
    <Card title="Need a hand?" description="We help you choose, or draw a design for your stall alone.">
      <div className="flex flex-wrap gap-2.5">
        <Button variant="secondary" asChild>
          <a href={SUPPORT_CHAT} target="_blank" rel="noreferrer">
            <MessageCircle aria-hidden />
            Expert advice
          </a>
        </Button>
        <Button variant="secondary" asChild>
          <Link to="/contact">
            <Sparkles aria-hidden />
            Custom templates
          </Link>
        </Button>
      </div>
    </Card>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import type { Template } from '@thela/contract/templates/catalogue'
import { SUPPORT_CHAT } from '@thela/contract/values/product'
import * as words from '@thela/words/dashboard/templates'
import { MessageCircle, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { QueryFailure } from '../../api/failures/QueryFailure.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { MenuSteps } from '../menu-steps/MenuSteps.tsx'
import { useVendor } from '../use-vendor.ts'
import { choiceQuery, offersQuery, ownMenuQuery, templatesQuery } from './api.ts'
import { TemplateGrid } from './TemplateGrid.tsx'
import { TemplateOffers } from './TemplateOffers.tsx'
import { TemplatePreviewDialog } from './TemplatePreviewDialog.tsx'

export function TemplatesPage() {
  const vendor = useVendor()
  const templates = useQuery(templatesQuery(vendor.id))
  const offers = useQuery(offersQuery)
  const choice = useQuery(choiceQuery)
  const menu = useQuery(ownMenuQuery(vendor.id))
  const [previewed, setPreviewed] = useState<Template>()

  return (
    <div className="grid gap-5">
      <DesignStep />
      <PageHeader title={words.title} description={words.description} />
      {templates.isPending && <TemplateSkeletons />}
      {templates.isLoadingError && (
        <Card flush>
          <QueryFailure query={templates} message={words.failed} />
        </Card>
      )}
      {templates.data && (
        <TemplateGrid
          templates={templates.data}
          offers={offers.data ?? []}
          appliedId={choice.data?.templateId}
          menu={menu.data}
          onPreview={setPreviewed}
        />
      )}
      {offers.isPending && <Skeleton height="8rem" />}
      {offers.isLoadingError && (
        <Card flush>
          <QueryFailure query={offers} message={words.offersFailed} />
        </Card>
      )}
      {offers.data && <TemplateOffers offers={offers.data} menu={menu.data} onPreview={setPreviewed} />}
      <HelpLinks />
      {previewed && (
        <TemplatePreviewDialog
          template={previewed}
          isOwn={templates.data?.some(({ id }) => id === previewed.id) ?? false}
          saved={choice.data ?? null}
          menu={menu}
          onClose={() => setPreviewed(undefined)}
        />
      )}
    </div>
  )
}

/** For whoever came here as a step to a first menu. */
function DesignStep() {
  const { guide } = useSearch({ from: '/vendor/layout/dashboard/templates' })
  return guide ? <MenuSteps current="design" /> : null
}

const numbers = [1, 2, 3, 4, 5, 6]

function TemplateSkeletons() {
  return (
    <div role="status" aria-label={words.loading} className="grid grid-cols-2 gap-4 lg:grid-cols-3">
      {numbers.map((number) => (
        <Skeleton key={number} height="22rem" />
      ))}
    </div>
  )
}

function HelpLinks() {
  return (
    <Card title={words.help} description={words.helpHint}>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="secondary" asChild>
          <a href={SUPPORT_CHAT} target="_blank" rel="noreferrer">
            <MessageCircle aria-hidden />
            {words.advice}
          </a>
        </Button>
        <Button variant="secondary" asChild>
          <Link to="/contact">
            <Sparkles aria-hidden />
            {words.custom}
          </Link>
        </Button>
      </div>
    </Card>
  )
}

import type { MenuPage } from '@thela/contract/menus/page-data'
import type { TemplateOffer } from '@thela/contract/templates/access'
import type { Template } from '@thela/contract/templates/catalogue'
import { formatDate } from '@thela/contract/values/dates'
import { formatRupees } from '@thela/contract/values/money'
import { SUPPORT_CHAT, SUPPORT_EMAIL } from '@thela/contract/values/product'
import { useState } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { Badge, type Tone } from '../../ui/feedback/Badge.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { useRequestTemplate } from './api.ts'
import { TemplateCard } from './TemplateGrid.tsx'

type Props = {
  offers: TemplateOffer[]
  menu: MenuPage | undefined
  onPreview: (template: Template) => void
}

/** Designs that a vendor can ask for; those they were granted are among their own (DEC-235). */
export function TemplateOffers({ offers, menu, onPreview }: Props) {
  const [wanted, setWanted] = useState<Template>()
  const open = offers.filter(({ standing }) => standing !== 'granted')
  if (open.length === 0) return null

  return (
    <section aria-labelledby="offers" className="grid gap-3">
      <div>
        <h2 id="offers" className="font-semibold text-base">
          Premium and custom templates
        </h2>
        <p className="mt-0.5 text-ink-soft text-sm">
          Request one and we contact you to arrange the payment, by chat or email. Nothing is charged on this
          page.
        </p>
      </div>
      <ul className="grid grid-cols-2 gap-4 lg:grid-cols-3">
        {open.map((offer) => (
          <li key={offer.template.id} className="grid">
            <OfferCard
              offer={offer}
              menu={menu}
              onPreview={() => onPreview(offer.template)}
              onRequest={() => setWanted(offer.template)}
            />
          </li>
        ))}
      </ul>
      {wanted && <RequestDialog template={wanted} onClose={() => setWanted(undefined)} />}
    </section>
  )
}

type CardProps = {
  offer: TemplateOffer
  menu: MenuPage | undefined
  onPreview: () => void
  onRequest: () => void
}

function OfferCard({ offer, menu, onPreview, onRequest }: CardProps) {
  const { template, standing } = offer

  return (
    <TemplateCard
      template={template}
      menu={menu}
      badges={<StandingBadge offer={offer} />}
      action={
        standing !== 'pending' && (
          <Button wide onClick={onRequest}>
            {standing === 'none' ? 'Request' : 'Request again'}
            <span className="sr-only"> {template.name}</span>
          </Button>
        )
      }
      onPreview={onPreview}
    >
      <p className="font-semibold">{priceOf(template)}</p>
      {standing === 'pending' && <HowToPay requestedAt={offer.requestedAt} />}
    </TemplateCard>
  )
}

const badges: Partial<Record<TemplateOffer['standing'], [Tone, string]>> = {
  pending: ['warn', 'Requested'],
  expired: ['bad', 'Expired'],
  declined: ['neutral', 'Request declined'],
}

function StandingBadge({ offer: { template, standing, expiresAt } }: { offer: TemplateOffer }) {
  const [tone, text] = badges[standing] ?? [
    'brand',
    template.accessLevel === 'premium' ? 'Premium' : 'Custom',
  ]
  return (
    <Badge tone={tone}>
      {standing === 'expired' && expiresAt ? `${text} on ${formatDate(expiresAt)}` : text}
    </Badge>
  )
}

const priceOf = ({ price }: Template) => (price === null ? 'Price on request' : formatRupees(price))

function HowToPay({ requestedAt }: { requestedAt: string | null }) {
  return (
    <p className="text-ink-soft text-sm">
      {requestedAt && `Requested on ${formatDate(requestedAt)}. `}
      We contact you to arrange the payment. You can also{' '}
      <a className={linkClass} href={SUPPORT_CHAT} target="_blank" rel="noreferrer">
        chat with us
      </a>{' '}
      or write to{' '}
      <a className={`${linkClass} break-words`} href={`mailto:${SUPPORT_EMAIL}`}>
        {SUPPORT_EMAIL}
      </a>
      .
    </p>
  )
}

const linkClass = 'font-semibold text-brand-ink underline underline-offset-2'

function RequestDialog({ template, onClose }: { template: Template; onClose: () => void }) {
  const request = useRequestTemplate()

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="primary"
      title={`Request "${template.name}"?`}
      description={`${priceOf(template)}. We contact you to arrange the payment, by chat or at ${SUPPORT_EMAIL}. Nothing is charged now; you can apply the design once we have granted it.`}
      confirmLabel="Send Request"
      busy={request.isPending}
      busyLabel="Sending..."
      onConfirm={() => request.mutate(template.templateId, { onSettled: onClose })}
    />
  )
}

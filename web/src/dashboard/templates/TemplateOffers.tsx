import type { MenuPage } from '@thela/contract/menus/page-data'
import type { TemplateOffer } from '@thela/contract/templates/access'
import type { Template } from '@thela/contract/templates/catalogue'
import { formatDate } from '@thela/contract/values/dates'
import { formatRupees } from '@thela/contract/values/money'
import { SUPPORT_CHAT, SUPPORT_EMAIL } from '@thela/contract/values/product'
import * as words from '@thela/words/dashboard/templates'
import { useState } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { Badge, type Tone } from '../../ui/feedback/Badge.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { useRequestTemplate } from './api.ts'
import { inOwnWords, NamedAction, TemplateCard } from './TemplateGrid.tsx'

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
          {words.offers}
        </h2>
        <p className="mt-0.5 text-ink-soft text-sm">{words.offersHint}</p>
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
            <NamedAction
              text={standing === 'none' ? words.request : words.requestAgain}
              name={template.name}
            />
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
  pending: ['warn', words.requested],
  expired: ['bad', words.expired],
  declined: ['neutral', words.declined],
}

function StandingBadge({ offer: { template, standing, expiresAt } }: { offer: TemplateOffer }) {
  const [tone, text] = badges[standing] ?? [
    'brand',
    template.accessLevel === 'premium' ? words.premiumBadge : words.customBadge,
  ]
  return (
    <Badge tone={tone}>
      {standing === 'expired' && expiresAt ? words.expiredOn(formatDate(expiresAt)) : text}
    </Badge>
  )
}

const priceOf = ({ price }: Template) => (price === null ? words.priceOnRequest : formatRupees(price))

function HowToPay({ requestedAt }: { requestedAt: string | null }) {
  return (
    <p className="text-ink-soft text-sm">
      {requestedAt && `${words.requestedOn(formatDate(requestedAt))} `}
      <RichText
        text={words.howToPay(SUPPORT_EMAIL)}
        tags={{
          chat: (text) => (
            <a className={linkClass} href={SUPPORT_CHAT} target="_blank" rel="noreferrer">
              {text}
            </a>
          ),
          mail: (text) => (
            <a className={`${linkClass} break-words`} href={`mailto:${SUPPORT_EMAIL}`}>
              {text}
            </a>
          ),
        }}
      />
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
      title={words.requestQuestion(inOwnWords(template.name))}
      description={words.requestHint(priceOf(template), SUPPORT_EMAIL)}
      confirmLabel={words.sendRequest}
      busy={request.isPending}
      busyLabel={words.sending}
      onConfirm={() => request.mutate(template.templateId, { onSettled: onClose })}
    />
  )
}

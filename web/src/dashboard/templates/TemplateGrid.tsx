import type { MenuPage } from '@thela/contract/menus/page-data'
import type { TemplateOffer } from '@thela/contract/templates/access'
import type { Template } from '@thela/contract/templates/catalogue'
import { formatDate } from '@thela/contract/values/dates'
import { MenuPreview } from '@thela/menu/preview'
import * as words from '@thela/words/dashboard/templates'
import { Palette } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useSiteName } from '../../api/SiteName.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Badge } from '../../ui/feedback/Badge.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { useChooseTemplate } from './api.ts'

type Props = {
  templates: Template[]
  offers: TemplateOffer[]
  appliedId: string | undefined
  menu: MenuPage | undefined
  onPreview: (template: Template) => void
}

export function TemplateGrid({ templates, offers, appliedId, menu, onPreview }: Props) {
  if (templates.length === 0) {
    return (
      <Card flush>
        <EmptyState icon={<Palette />} title={words.nothing} />
      </Card>
    )
  }

  return (
    <ul className="grid grid-cols-2 gap-4 lg:grid-cols-3">
      {templates.map((template) => (
        <li key={template.id} className="grid">
          <TemplateCard
            template={template}
            menu={menu}
            badges={
              <>
                {template.templateId === appliedId && <Badge tone="good">{words.applied}</Badge>}
                <GrantedBadge offer={offers.find((offer) => offer.template.id === template.id)} />
              </>
            }
            action={template.templateId !== appliedId && <ApplyButton template={template} />}
            onPreview={() => onPreview(template)}
          />
        </li>
      ))}
    </ul>
  )
}

/** Applies the design as the card shows it, in its first theme; the preview has the others. */
function ApplyButton({ template: { templateId, name } }: { template: Template }) {
  const choose = useChooseTemplate()

  return (
    <Button wide busy={choose.isPending} onClick={() => choose.mutate({ templateId, themeIndex: 0 })}>
      <NamedAction text={words.applyNamed} name={name} />
    </Button>
  )
}

function GrantedBadge({ offer }: { offer: TemplateOffer | undefined }) {
  if (offer?.standing !== 'granted') return null
  return (
    <Badge tone="brand">
      {offer.expiresAt ? words.grantedUntil(formatDate(offer.expiresAt)) : words.granted}
    </Badge>
  )
}

type CardProps = {
  template: Template
  menu: MenuPage | undefined
  badges: ReactNode
  /** Shown between the description and the buttons. */
  children?: ReactNode
  action?: ReactNode
  onPreview: () => void
}

export function TemplateCard({ template, menu, badges, children, action, onPreview }: CardProps) {
  const nameId = useId()
  const plainName = plainNames.get(template.templateId)

  return (
    <Card flush>
      <article aria-labelledby={nameId}>
        <TemplateThumbnail template={template} menu={menu} />
        <div className="grid gap-3 p-4">
          <div>
            <div className="flex flex-wrap items-center gap-2">
              <h2 id={nameId} className="font-semibold">
                <DesignText text={template.name} />
              </h2>
              {badges}
            </div>
            {plainName && <p className="font-medium text-sm">{plainName}</p>}
            {template.description && (
              <p className="mt-1 text-ink-soft text-sm">
                <DesignText text={template.description} />
              </p>
            )}
          </div>
          {children}
          <Button variant="secondary" wide onClick={onPreview}>
            <NamedAction text={words.preview} name={template.name} />
          </Button>
          {action}
        </div>
      </article>
    </Card>
  )
}

/** What a button does, with the name of the design for screen readers. */
export function NamedAction({ text, name }: { text: string; name: string }) {
  const readName = () => (
    <span className="sr-only">
      {' '}
      <DesignText text={name} />{' '}
    </span>
  )
  return <RichText text={text} tags={{ name: readName }} />
}

/** Texts of our own designs are translated; those of others are as an administrator wrote them, in English. */
const DesignText = ({ text }: { text: string }) => catalogue.get(text) ?? <span lang="en">{text}</span>

type ThumbnailProps = { template: Template; menu: MenuPage | undefined }

/** The real design with the vendor's own dishes, at half its size; hidden from screen readers. */
function TemplateThumbnail({ template, menu }: ThumbnailProps) {
  const siteName = useSiteName()

  return (
    <div
      aria-hidden
      className="pointer-events-none relative h-64 select-none overflow-hidden border-line border-b"
      inert
    >
      {menu ? (
        <div className="h-[200%] w-[200%] origin-top-left scale-50">
          <MenuPreview
            page={{ ...menu, template: { templateId: template.templateId, themeIndex: 0 } }}
            siteName={siteName}
            frameUrl={template.frameUrl}
            className="size-full border-0"
          />
        </div>
      ) : (
        <Skeleton height="100%" />
      )}
    </div>
  )
}

/** What a vendor would call our own designs, beside their names. */
const plainNames = new Map(Object.entries(words.plainNames))

const catalogue = new Map(Object.entries(words.catalogue))

/** The name or description of a design; what an administrator wrote has no translation. */
export const inOwnWords = (text: string) => catalogue.get(text) ?? text

import type { AdPlacement } from '@thela/contract/ads/delivery'
import type { MenuPage } from '@thela/contract/menus/page-data'
import { PRODUCT_NAME } from '@thela/contract/values/product'
import { useLayoutEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { AdRotator } from '../ads/AdRotator.tsx'
import { noopAdCounter } from '../ads/ad-counter.ts'
import { builtInSettings } from '../ads/ad-settings.ts'
import { interactiveStyles } from '../app/interactive-styles.ts'
import { MenuApp } from '../app/MenuApp.tsx'
import { templateData } from '../frame/template-data.ts'
import rareParts from '../later/rare-parts.css?inline'
import { pageStyles } from '../page/page-styles.ts'
import { DEFAULT_LAYOUT } from '../templates/template.ts'
import { findTemplate } from '../templates/templates.ts'
import { themes } from '../templates/themes.ts'
import { FramedPreview } from './FramedPreview.tsx'

type Props = {
  page: MenuPage
  /** Where the template runs, if it is an uploaded one. */
  frameUrl?: string | null
  siteName?: string
  /** Sample items may show invented calories and ratings. */
  isSample?: boolean
  className?: string
}

const EMPTY = '<!doctype html><html lang="en"><body></body></html>'

/** A menu inside the dashboard, counting nothing. */
export function MenuPreview({ frameUrl, ...preview }: Props) {
  return frameUrl ? <UploadedPreview {...preview} frameUrl={frameUrl} /> : <OwnPreview {...preview} />
}

function UploadedPreview({ page, siteName = PRODUCT_NAME, isSample, frameUrl, className }: Props) {
  const themeIndex = page.template?.themeIndex ?? 0
  const { vendor, categories } = page
  const data = useMemo(
    () => templateData({ vendor, categories, template: null }, { siteName, themeIndex, isSample }),
    [vendor, categories, siteName, themeIndex, isSample],
  )
  return <FramedPreview url={frameUrl ?? ''} data={data} className={className} />
}

/** In a frame, so that styles and media queries apply to the preview alone. */
function OwnPreview({ page, siteName = PRODUCT_NAME, isSample = false, className }: Props) {
  const [frame, setFrame] = useState<Document | null>(null)
  const templateId = page.template?.templateId ?? DEFAULT_LAYOUT
  const template = findTemplate(templateId)
  const styles = template ? rareParts + interactiveStyles(template) + pageStyles(template, page) : ''

  // Before the first paint, or the menu is shown without its styles for a moment.
  useLayoutEffect(() => applyStyles(frame, styles), [frame, styles])

  if (!template) return <p className={className}>Template not found</p>
  return (
    <iframe
      title="Menu preview"
      className={className}
      srcDoc={EMPTY}
      onLoad={(event) => setFrame(event.currentTarget.contentDocument)}
    >
      {frame &&
        createPortal(
          <div className="menu">
            <MenuApp key={templateId} page={page} siteName={siteName} code={template} isSample={isSample} />
          </div>,
          frame.body,
        )}
    </iframe>
  )
}

type RotatorProps = { ads: AdPlacement[]; everyMs: number }

/** The banners of a menu as they rotate, counting nothing. */
export const RotatorPreview = ({ ads, everyMs }: RotatorProps) => (
  <AdRotator
    ads={ads}
    everyMs={everyMs}
    counter={noopAdCounter}
    settings={{ ...builtInSettings.behavior, isMuted: true }}
  />
)

/** The themes of a template, for swatches; uploaded templates use those that most of ours share. */
export function themesOfTemplate(templateId: string, source: 'bundled' | 'uploaded' = 'bundled') {
  const offered = source === 'uploaded' ? themes : (findTemplate(templateId)?.themes ?? [])
  return offered.map((theme) => ({
    name: theme.name,
    colour: theme.accent,
    palette: [theme.accent, theme.deep, theme.ink, theme.tint, theme.glow],
  }))
}

// A constructed sheet, because a strict style policy of the dashboard would refuse a style element.
function applyStyles(frame: Document | null, styles: string) {
  const view = frame?.defaultView
  if (!view) return

  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(styles)
  frame.adoptedStyleSheets = [sheet]
}

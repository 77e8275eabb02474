import type { AdPlacement } from '@thela/contract/ads/delivery'
import type { MenuPage } from '@thela/contract/menus/page-data'
import { type LanguageCode, languages } from '@thela/contract/values/languages'
import { PRODUCT_NAME } from '@thela/contract/values/product'
import { language as siteLanguage } from '@thela/words/language'
import { notFound, preview as previewTitle } from '@thela/words/menu-preview'
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { AdRotator } from '../ads/AdRotator.tsx'
import { noopAdCounter } from '../ads/ad-counter.ts'
import { builtInSettings } from '../ads/ad-settings.ts'
import dialogs from '../app/dialogs.css?inline'
import { interactiveStyles } from '../app/interactive-styles.ts'
import { MenuApp } from '../app/MenuApp.tsx'
import { speak, speakLater } from '../app/words.ts'
import { loadWords } from '../boot/load-words.ts'
import { templateData } from '../frame/template-data.ts'
import rareParts from '../later/rare-parts.css?inline'
import { pageStyles } from '../page/page-styles.ts'
import { SlipContext } from '../parts/SlipSlot.tsx'
import { slipParts } from '../slip/slip-parts.tsx'
import { slipStyles } from '../slip/slip-styles.ts'
import { DEFAULT_LAYOUT } from '../templates/template.ts'
import { findTemplate } from '../templates/templates.ts'
import { themes } from '../templates/themes.ts'
import { FramedPreview } from './FramedPreview.tsx'

type Props = {
  /** Its words are in the menu's language. */
  page: MenuPage & { language?: LanguageCode }
  /** Where the template runs, if it is an uploaded one. */
  frameUrl?: string | null
  siteName?: string
  /** Sample items may show invented calories and ratings. */
  isSample?: boolean
  className?: string
}

const emptyIn = (language: LanguageCode) =>
  `<!doctype html><html lang="${language}" dir="${languages[language].direction}"><body></body></html>`

/** It would be a white strip beside the menu, which no phone shows. */
const withoutScrollbar = 'html{scrollbar-width:none}'

/** A menu inside the dashboard, counting nothing. */
export function MenuPreview({ frameUrl, ...preview }: Props) {
  const { page, className } = preview
  if (!useWords(page.language ?? 'en')) return <div className={className} />

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
  const styles = template
    ? withoutScrollbar +
      slipStyles +
      rareParts +
      dialogs +
      interactiveStyles(template) +
      pageStyles(template, page)
    : ''

  // Before the first paint, or the menu is shown without its styles for a moment.
  useLayoutEffect(() => applyStyles(frame, styles), [frame, styles])

  if (!template) return <p className={className}>{notFound}</p>
  return (
    <iframe
      title={previewTitle}
      className={className}
      srcDoc={emptyIn(page.language ?? 'en')}
      onLoad={(event) => setFrame(event.currentTarget.contentDocument)}
    >
      {frame &&
        createPortal(
          <div className="menu" data-slip={templateId}>
            <SlipContext value={template.hasCart || page.vendor.orderSlip ? slipParts : null}>
              <MenuApp key={templateId} page={page} siteName={siteName} code={template} isSample={isSample} />
            </SlipContext>
          </div>,
          frame.body,
        )}
    </iframe>
  )
}

type RotatorProps = { ads: AdPlacement[]; everyMs: number }

/** The banners of a menu as they rotate, counting nothing. */
export function RotatorPreview({ ads, everyMs }: RotatorProps) {
  if (!useWords(siteLanguage)) return null

  return (
    <AdRotator
      ads={ads}
      everyMs={everyMs}
      counter={noopAdCounter}
      settings={{ ...builtInSettings.behavior, isMuted: true }}
    />
  )
}

/** Whether the words of this language are there. One language at a time: all previews of a screen share it. */
function useWords(language: LanguageCode) {
  const [spoken, setSpoken] = useState<LanguageCode>()

  useEffect(() => {
    loadWords(language).then(async (words) => {
      speak(words)
      await speakLater()
      setSpoken(language)
    })
  }, [language])
  return spoken === language
}

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

import type { MenuPage } from '@thela/contract/menu-page'
import { PRODUCT_NAME } from '@thela/contract/product'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { aliveStyles } from './alive-styles.ts'
import { MenuApp } from './MenuApp.tsx'
import { pageStyles } from './page-styles.ts'
import { DEFAULT_LAYOUT } from './templates/template.ts'
import { findTemplate } from './templates/templates.ts'

type Props = {
  page: MenuPage
  siteName?: string
  /** Dishes that are examples may show invented calories and ratings. */
  isSample?: boolean
  className?: string
}

const EMPTY = '<!doctype html><html lang="en"><body></body></html>'

/** A menu inside the dashboard, counting nothing. A frame keeps its styles and its screen width its own. */
export function MenuPreview({ page, siteName = PRODUCT_NAME, isSample = false, className }: Props) {
  const [frame, setFrame] = useState<Document | null>(null)
  const templateId = page.template?.templateId ?? DEFAULT_LAYOUT
  const template = findTemplate(templateId)
  const styles = template ? aliveStyles(template) + pageStyles(template, page.template?.themeIndex) : ''

  useEffect(() => applyStyles(frame, styles), [frame, styles])

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

/** The themes of a template, for swatches; none when there is no such template. */
export function themesOfTemplate(templateId: string) {
  return (findTemplate(templateId)?.themes ?? []).map((theme) => ({ name: theme.name, colour: theme.accent }))
}

// A constructed sheet, because a strict style policy of the dashboard would refuse a style element.
function applyStyles(frame: Document | null, styles: string) {
  const view = frame?.defaultView
  if (!view) return

  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(styles)
  frame.adoptedStyleSheets = [sheet]
}

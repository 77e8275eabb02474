import type { MenuPage } from '@thela/contract/menus/page-data'
import { languages as allLanguages, type LanguageCode } from '@thela/contract/values/languages'
import { PLATFORM_TIME_ZONE } from '@thela/contract/values/product'
import { renderToString } from 'react-dom/server'
import { MenuApp } from '../app/MenuApp.tsx'
import { PageTexts } from '../app/page-texts.ts'
import { speak } from '../app/words.ts'
import { writePageScript } from '../codec/page-script.ts'
import { DEFAULT_LAYOUT, hideUnavailable, type Template } from '../templates/template.ts'
import { findTemplate, templates, themeOf } from '../templates/templates.ts'
import { themes } from '../templates/themes.ts'
import { menuWordsIn } from './all-words.ts'
import { belowMenu, belowMenuStyles } from './below-menu.ts'
import { escapeHtml, escapeJson } from './escape.ts'
import { languageStyles, languageSwitch, type PageLanguages } from './language-switch.ts'
import { pageHead } from './page-head.ts'
import { pageStyles } from './page-styles.ts'
import { type Problem, problemPage } from './problem-page.ts'

export type RenderOptions = {
  /** URL of the built hydrate.ts, from the client's manifest. */
  scriptUrl: string
  /** 'https://thela.example': canonical and shared URLs start with it. */
  origin: string
  siteName: string
  /** Whose clock the opening hours are by. */
  timeZone?: string
}

/** A menu whose template may be an uploaded one, which runs in a frame. */
type FramedPage = MenuPage & {
  template: { frameUrl?: string | null } | null
  languages?: PageLanguages
}

/** The customer's page as one document. Same menu, same bytes: an ETag may be made from it. */
export function renderMenuPage(page: FramedPage, options: RenderOptions): string {
  const { templateId, template } = chosenTemplate(page)
  const { siteName, timeZone } = options
  const { languages = onlyEnglish } = page
  const pageTexts: string[] = []

  speak(menuWordsIn(languages.language))
  const body = renderToString(
    <PageTexts value={pageTexts}>
      <MenuApp page={page} siteName={siteName} code={template} />
    </PageTexts>,
  )
  const frame = frameOf(page)
  // An uploaded template decides itself whether to show sold-out items.
  const script = writePageScript(frame ? page : hideUnavailable(page, template), {
    siteName,
    templateId,
    splashMs: template.splashMs,
    frame,
    timeZone: timeZone === PLATFORM_TIME_ZONE ? undefined : timeZone,
    pageTexts,
  })

  return document(
    menuHead(page, template, { origin: options.origin, languages }),
    `${languageSwitch(page.vendor.id, languages)}<div id="menu" class="menu">${body}</div>${belowMenu(hideUnavailable(page, template), languages.language)}<script type="application/json" id="page">${escapeJson(script)}</script>`,
    { ...options, language: languages.language },
  )
}

const onlyEnglish: PageLanguages = { language: 'en', all: ['en'] }

/** The page that is shown instead of a menu. */
export function renderProblemPage(problem: Problem, options: DocumentOptions): string {
  const { head, body } = problemPage(problem, options.siteName, options.language ?? 'en')
  return document(head, body, options)
}

/** Uploaded templates use the themes that most of ours share. */
export const uploadedThemeCount = themes.length

/** What is known of each template: for the template table, the picker and the check of theme indexes. */
export const templateCatalogue = Object.entries(templates)
  .filter(([id]) => id !== DEFAULT_LAYOUT)
  .map(([templateId, { name, description, features, themes }]) => ({
    templateId,
    name,
    description,
    features,
    themes: themes.map((theme) => ({ name: theme.name, colour: theme.accent })),
  }))

/** Of a menu in its design: the browser's bar, the page, and what carries white text. */
export function menuColours(template: MenuPage['template']) {
  const look = chosenTemplate({ template }).template
  const theme = themeOf(look, template?.themeIndex)
  const { '--bar': bar, '--page': page = bar } = look.colours(theme)
  return { bar, page, accent: theme.accent }
}

function chosenTemplate(page: Pick<MenuPage, 'template'>): { templateId: string; template: Template } {
  const chosen = findTemplate(page.template?.templateId)
  if (page.template && chosen) return { templateId: page.template.templateId, template: chosen }

  return { templateId: DEFAULT_LAYOUT, template: templates[DEFAULT_LAYOUT] as Template }
}

function frameOf({ template }: FramedPage) {
  return template?.frameUrl ? { url: template.frameUrl, themeIndex: template.themeIndex } : undefined
}

type HeadParts = { origin: string; languages: PageLanguages }

function menuHead(page: MenuPage, template: Template, { origin, languages }: HeadParts) {
  const barColour = template.colours(themeOf(template, page.template?.themeIndex))['--bar']
  const styles = pageStyles(template, page) + languageStyles(languages) + belowMenuStyles(page)
  return pageHead(page, { origin, barColour, styles, languages })
}

// A module script waits for the end of the document: nothing runs before the first paint.
const document = (head: string, body: string, { scriptUrl, language = 'en' }: DocumentOptions) =>
  `<!doctype html><html lang="${language}"${allLanguages[language].direction === 'rtl' ? ' dir="rtl"' : ''}><head>${head}</head><body>${body}<script type="module" src="${escapeHtml(scriptUrl)}"></script></body></html>`

type DocumentOptions = RenderOptions & { language?: LanguageCode }

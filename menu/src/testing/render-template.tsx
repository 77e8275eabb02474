import type { MenuPage } from '@thela/contract/menus/page-data'
import { useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Choice } from '../app/filter-items.ts'
import { useMenu } from '../app/use-menu.ts'
import { makeView } from '../app/view-model.ts'
import { renderMenuPage } from '../page/render.tsx'
import { hideUnavailable, type Template } from '../templates/template.ts'
import { templates } from '../templates/templates.ts'
import { samplePage } from './sample-page.ts'

const options = { scriptUrl: '/hydrate.js', origin: 'https://thela.example', siteName: 'Thela' }

/** The document that a customer's browser gets. */
export const renderPage = (templateId: string, page = samplePage(1), themeIndex = 0) =>
  renderMenuPage({ ...page, template: { templateId, themeIndex } }, options)

/** The menu after a customer has chosen this category, filter or search. */
export function renderChosen(templateId: string, choice: Partial<Choice>, page = samplePage(3)) {
  const template = templates[templateId] as Template
  return renderToStaticMarkup(<Chosen template={template} page={page} choice={choice} />)
}

type ChosenProps = { template: Template; page: MenuPage; choice: Partial<Choice> }

function Chosen({ template, page, choice }: ChosenProps) {
  const { Component, preparationTime } = template
  const view = makeView(hideUnavailable(page, template), { siteName: 'Thela', preparationTime })
  const menu = useMenu(view)
  const [isChosen, setChosen] = useState(false)
  // React then renders once more, with the choice.
  if (!isChosen) {
    setChosen(true)
    menu.choose(choice)
  }
  return <Component vendor={view.vendor} menu={menu} />
}

/** What this element holds: 'header', 'footer', 'nav'. */
export function partOf(html: string, tag: string) {
  const body = html.slice(html.indexOf('<body>') + 1)
  const start = body.indexOf(`<${tag}`)
  return body.slice(start, body.indexOf(`</${tag}>`, start))
}

/** The names of the items, in their order. */
export const namesIn = (html: string) => textsAfter(html, 'class="name"')

/** The labels of the buttons that are pressed. */
export const pressedIn = (html: string) => textsAfter(html, 'aria-pressed="true"').filter(Boolean)

/** The text of each element with this attribute. */
const textsAfter = (html: string, attribute: string) =>
  html
    .split(attribute)
    .slice(1)
    .map((rest) => rest.slice(rest.indexOf('>') + 1, rest.indexOf('<')).replaceAll('&amp;', '&'))

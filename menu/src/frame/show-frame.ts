import type { MenuPage } from '@thela/contract/menus/page-data'
import { sourcesIn } from '../app/page-sources.ts'
import { laterWords, type MenuWords, speak, speakLater } from '../app/words.ts'
import type { Tracker } from '../boot/track.ts'
import type { PageScript } from '../codec/page-script.ts'
import { readPageScript } from '../codec/read-page-script.ts'
import { frameActions } from './frame-actions.ts'
import framed from './framed.css?inline'
import { isSkipped, markWhileRunning, skipTemplate } from './hung-templates.ts'
import { openFrame } from './open-frame.ts'
import { templateData } from './template-data.ts'

/** The menu since it changed in this page, for a template that is opened after that. */
let latest: MenuPage | undefined

type Frame = NonNullable<PageScript['frame']>

type Page = { script: PageScript; tracker: Tracker }

const HIDDEN =
  'position:absolute;inset:0 0 auto;width:100%;height:100vh;border:0;opacity:0;pointer-events:none'

/** An uploaded template replaces the default layout when it is ready, until it fails or the customer switches it off. */
export async function showFrame({ words, ...page }: Page & { words: MenuWords }, frame: Frame) {
  addStyles()
  addEventListener('menuchange', ({ detail }) => {
    latest = detail
  })
  speak(words)
  await speakLater()

  const isPlain = new URLSearchParams(location.search).has('plain')
  if (isPlain || isSkipped(frame.url)) offerTemplate(page, frame)
  else startFrame(page, frame)
}

async function startFrame({ script, tracker }: Page, { url, themeIndex }: Frame) {
  const html = document.documentElement
  const unmark = markWhileRunning(url)
  let act: ReturnType<typeof frameActions> | undefined

  const frame = openFrame(url, laterWords.menu, {
    onFailed: ({ wasReady }) => {
      showDefaultLayout()
      if (wasReady) skipAndOffer()
    },
    onMessage: (message) => {
      if (message.type === 'ready') reveal()
      if ('height' in message) frame.element.style.height = `${Math.ceil(message.height)}px`
      else if (html.classList.contains('framed')) act?.(message)
    },
  })
  const reveal = () => {
    frame.element.inert = false
    frame.element.style.cssText = ''
    html.classList.add('framed')
    showSwitch(simpleMenuLink(), () => {
      frame.close()
      showDefaultLayout()
      skipAndOffer()
    })
  }
  const showDefaultLayout = () => {
    html.classList.remove('framed')
    document.querySelector('.design-switch')?.remove()
    unmark()
  }
  const skipAndOffer = () => {
    skipTemplate(url)
    offerTemplate({ script, tracker }, { url, themeIndex })
  }

  frame.element.style.cssText = HIDDEN
  frame.element.inert = true
  document.body.append(frame.element)

  const sendMenu = (page: MenuPage) => {
    act = frameActions(page, tracker)
    frame.send(templateData(page, { siteName: script.siteName, themeIndex }))
  }
  const page = latest ?? (await readWholeMenu(script))
  frame.element.title = laterWords.menuOf(page.vendor.businessName)
  sendMenu(page)
  // A frame that is closed ignores it.
  addEventListener('menuchange', ({ detail }) => sendMenu(detail))
}

/** With sold-out items: whether to show them is up to the template. */
async function readWholeMenu(script: PageScript): Promise<MenuPage> {
  const { page } = await readPageScript(script, { hidesUnavailable: false }, sourcesIn(document))
  return page
}

function offerTemplate(page: Page, frame: Frame) {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = laterWords.showDesign
  showSwitch(button, () => {
    button.parentElement?.remove()
    startFrame(page, frame)
  })
}

/** A link, so that it can be saved and shared, though a tap does not reload the page. */
function simpleMenuLink() {
  const link = document.createElement('a')
  link.href = '?plain'
  link.textContent = laterWords.showSimple
  return link
}

/** Above the menu, outside the frame, where no template can change it. */
function showSwitch(control: HTMLElement, onTap: () => void) {
  const bar = document.createElement('div')
  bar.className = 'design-switch'
  control.addEventListener('click', (event) => {
    event.preventDefault()
    onTap()
  })
  bar.append(control)
  document.body.prepend(bar)
}

function addStyles() {
  const style = document.createElement('style')
  // On paper the default layout stays.
  style.media = 'screen'
  style.textContent = framed
  document.head.append(style)
}

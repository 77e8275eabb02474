import type { PageScript } from '../page-script.ts'
import { callUrl, mapUrl } from '../parts/contact-urls.ts'
import { sourcesIn } from '../parts/page-sources.ts'
import { readPageScript } from '../read-page-script.ts'
import type { Tracker } from '../track.ts'
import framed from './framed.css?inline'
import type { FromFrame } from './messages.ts'
import { openFrame } from './open-frame.ts'
import { templateData } from './template-data.ts'

type Frame = NonNullable<PageScript['frame']>
type Page = Awaited<ReturnType<typeof readPageScript>>['page']

const HIDDEN =
  'position:absolute;inset:0 0 auto;width:100%;height:100vh;border:0;opacity:0;pointer-events:none'

/** An uploaded design takes the menu's place when it is ready, and gives it back when it fails. */
export async function showFrame(script: PageScript, { url, themeIndex }: Frame, tracker: Tracker) {
  const html = document.documentElement
  let page: Page | undefined

  const frame = openFrame(url, 'Menu', {
    onFailed: () => html.classList.remove('framed'),
    onMessage: (message) => {
      if (message.type === 'ready') reveal()
      if ('height' in message) frame.element.style.height = `${Math.ceil(message.height)}px`
      else if (page) actsOn(page, tracker)[message.type]?.('id' in message ? message.id : '')
    },
  })
  const reveal = () => {
    frame.element.inert = false
    frame.element.style.cssText = ''
    html.classList.add('framed')
  }

  frame.element.style.cssText = HIDDEN
  frame.element.inert = true
  addStyles()
  document.body.append(frame.element)

  page = await readWholeMenu(script)
  frame.element.title = `Menu of ${page.vendor.businessName}`
  frame.send(templateData(page, { siteName: script.siteName, themeIndex }))
}

/** Sold-out dishes too: whether to show them is the design's own choice. */
async function readWholeMenu(script: PageScript) {
  const { page } = await readPageScript(script, { hidesUnavailable: false }, sourcesIn(document))
  return page
}

type Act = (id: string) => void

/** What a customer can do inside; the frame names things of this menu and nothing else. */
const actsOn = ({ vendor, categories }: Page, tracker: Tracker): Partial<Record<FromFrame['type'], Act>> => ({
  'category-view': (id) => {
    const category = categories.find((category) => category.id === id)
    if (category) tracker.categoryView(category)
  },
  'item-click': (id) => {
    const isHere = categories.some(({ menuItems }) => menuItems.some((item) => item.id === id))
    if (isHere) tracker.itemClick(id)
  },
  call: () => wasTouched() && location.assign(callUrl(vendor) ?? ''),
  map: () => wasTouched() && open(mapUrl(vendor) ?? '', '_blank', 'noopener'),
})

/** A program cannot call on its own: a finger must have been there just now. */
const wasTouched = () => navigator.userActivation?.isActive !== false

function addStyles() {
  const style = document.createElement('style')
  style.textContent = framed
  document.head.append(style)
}

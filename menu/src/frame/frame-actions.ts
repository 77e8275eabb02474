import { callUrl, mapUrl } from '../app/contact-urls.ts'
import type { Tracker } from '../boot/track.ts'
import type { readPageScript } from '../codec/read-page-script.ts'
import type { FromFrame } from './messages.ts'

export type Page = Awaited<ReturnType<typeof readPageScript>>['page']

/** People do not tap faster than this; a program that found a way to send messages would. */
const MIN_INTERVAL_MS = 500

type Act = (id: string) => void

/** What a customer can do inside an uploaded template; ids that are not of this menu are ignored. */
export function frameActions({ vendor, categories }: Pick<Page, 'vendor' | 'categories'>, tracker: Tracker) {
  const lastAt = new Map<string, number>()
  const acts: Partial<Record<FromFrame['type'], Act>> = {
    'category-view': (id) => {
      const category = categories.find((category) => category.id === id)
      if (category) tracker.categoryView(category)
    },
    'item-click': (id) => {
      const isHere = categories.some(({ menuItems }) => menuItems.some((item) => item.id === id))
      if (isHere) tracker.itemClick(id)
    },
    call: () => {
      const url = callUrl(vendor)
      if (url) location.assign(url)
    },
    map: () => open(mapUrl(vendor) ?? '', '_blank', 'noopener'),
  }

  return function act(message: FromFrame, now = performance.now()) {
    const work = acts[message.type]
    if (!work || !wasTouched() || now - (lastAt.get(message.type) ?? -Infinity) < MIN_INTERVAL_MS) return

    lastAt.set(message.type, now)
    work('id' in message ? message.id : '')
  }
}

/** A program cannot call or count by itself: the customer must have touched the page just before. */
const wasTouched = () => navigator.userActivation?.isActive !== false

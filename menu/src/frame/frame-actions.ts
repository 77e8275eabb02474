import { callUrl, mapUrl } from '../app/contact-urls.ts'
import type { Tracker } from '../boot/track.ts'
import type { readPageScript } from '../codec/read-page-script.ts'
import type { FromFrame } from './messages.ts'

export type Page = Awaited<ReturnType<typeof readPageScript>>['page']

/** A finger does not tap faster than this; a program that found a way to speak up does. */
const LEAST_BETWEEN_MS = 500

type Act = (id: string) => void

/** What a customer can do inside a design; the frame names things of this menu and nothing else. */
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
    call: () => location.assign(callUrl(vendor) ?? ''),
    map: () => open(mapUrl(vendor) ?? '', '_blank', 'noopener'),
  }

  return function act(message: FromFrame, now = performance.now()) {
    const work = acts[message.type]
    if (!work || !wasTouched() || now - (lastAt.get(message.type) ?? -Infinity) < LEAST_BETWEEN_MS) return

    lastAt.set(message.type, now)
    work('id' in message ? message.id : '')
  }
}

/** A program cannot call or count on its own: a finger must have been there just now. */
const wasTouched = () => navigator.userActivation?.isActive !== false

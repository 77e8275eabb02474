import type { CheapPhone } from './cheap-phone.ts'

type Profile = Awaited<ReturnType<CheapPhone['newProfile']>>

export type Opened = {
  firstItemMs: number
  lcpMs: number
  shift: number
  blockedMs: number
  pictureBytes: number
}

/** Opens a page for the first time, and measures when the first dish was visible and what came after. */
export async function openMenuFirst(phone: CheapPhone, address: string) {
  const profile = await phone.newProfile()
  const opened = await openMenu(profile, address)
  await profile.close()
  return opened
}

export function openMenu(profile: Profile, address: string): Promise<Opened> {
  return profile.visit({
    address,
    prepare: `(${watchPage})()`,
    result: `seen.firstItemMs && seen.lcpMs && ({ ...seen, pictureBytes: (${addUpPictures})() })`,
  })
}

/** Runs in the page, when all ads are in their places: theirs are not the menu's. */
function addUpPictures() {
  const ads = Array.from(document.querySelectorAll<HTMLImageElement>('img.ad-media'), (ad) => ad.currentSrc)
  const pictures = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return pictures
    .filter(({ initiatorType, name }) => initiatorType === 'img' && !ads.includes(name))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
}

/** Runs in the page. The first dish is visible in the first frame in which a tap would hit its name. */
function watchPage() {
  const seen = { firstItemMs: 0, lcpMs: 0, shift: 0, blockedMs: 0 }
  Object.assign(window, { seen })
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })

  // Only the menu is measured: an ad loads after it, and its image may be the largest paint.
  observe('largest-contentful-paint', (entry) => {
    const element: Element | null = Reflect.get(entry, 'element')
    if (!element?.matches('.ad-media')) seen.lcpMs = entry.startTime
  })
  observe('layout-shift', (entry) => {
    seen.shift += Reflect.get(entry, 'value')
  })
  // Total blocking time as Lighthouse counts it, after the first paint.
  observe('longtask', ({ startTime, duration }) => {
    const [painted] = performance.getEntriesByName('first-contentful-paint')
    if (painted && startTime > painted.startTime) seen.blockedMs += Math.max(0, duration - 50)
  })
  const look = () => {
    const dish = document.querySelector('.items li')
    const name = dish?.querySelector('h3,h4,strong,b,button,span') ?? dish
    const box = name?.getBoundingClientRect()
    const hit = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    if (hit && dish?.contains(hit)) seen.firstItemMs = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

// What each ad type can do. The router and the menu read it at the start of every page, so no schema stands here.

/** The two documented ones first (DEC-112). */
export const adTypes = ['FLOATING', 'GOOGLE_ADSENSE', 'BANNER', 'HYPERLOCAL'] as const
export type AdType = (typeof adTypes)[number]

export type AdTypeTraits = Targeting & {
  label: string
  /** Shows an AdSense unit where the platform has an account (decision 015). */
  isAdSense: boolean
  /** Menus ask for it by itself. */
  hasMenuSlot: boolean
  /** Its slot shows the ads of the first of these types that has any for the place (DEC-112). */
  slotTakes: readonly AdType[]
}

/** A circle is found by its distance to the visitor; all others reach menus through the queue. */
type Targeting =
  | { target: 'circle'; queue: 'none' }
  | {
      /** A place at some level, or everywhere when it is left out. */
      target: 'required-place' | 'optional-place'
      /** Added by the administrator's second step (DEC-121), or by the server when the ad is saved (DEC-116). */
      queue: 'second-step' | 'on-save'
    }

const traits = {
  FLOATING: {
    label: 'Floating',
    target: 'required-place',
    queue: 'second-step',
    isAdSense: false,
    hasMenuSlot: true,
    slotTakes: ['FLOATING', 'GOOGLE_ADSENSE'],
  },
  GOOGLE_ADSENSE: {
    label: 'Google AdSense',
    target: 'optional-place',
    queue: 'on-save',
    isAdSense: true,
    hasMenuSlot: false,
    slotTakes: ['GOOGLE_ADSENSE'],
  },
  BANNER: {
    label: 'Banner',
    target: 'optional-place',
    queue: 'on-save',
    isAdSense: false,
    hasMenuSlot: true,
    slotTakes: ['BANNER', 'FLOATING', 'GOOGLE_ADSENSE'],
  },
  HYPERLOCAL: {
    label: 'Hyperlocal',
    target: 'circle',
    queue: 'none',
    isAdSense: false,
    hasMenuSlot: false,
    slotTakes: ['HYPERLOCAL'],
  },
} satisfies Record<AdType, AdTypeTraits>

export const adTypeTraits: Record<AdType, AdTypeTraits> = traits

/** The types that the menu asks for, each in a slot of its own. */
export type MenuSlotType = {
  [Type in keyof typeof traits]: (typeof traits)[Type] extends { hasMenuSlot: true } ? Type : never
}[keyof typeof traits]

export const queuedAdTypes = adTypes.filter((type) => adTypeTraits[type].queue !== 'none')

export const adTypeOptions = adTypes.map((type) => ({ value: type, label: adTypeTraits[type].label }))

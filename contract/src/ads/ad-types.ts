// The traits of each ad type. The router and the menu load this file on every page, so it contains no schema.

/** The two documented ones first (DEC-112). */
export const adTypes = ['FLOATING', 'GOOGLE_ADSENSE', 'BANNER', 'HYPERLOCAL'] as const
export type AdType = (typeof adTypes)[number]

export type AdTypeTraits = Targeting & {
  label: string
  /** Shows an AdSense unit where the platform has an account (decision 015). */
  isAdSense: boolean
  /** Menus request this type. */
  hasMenuSlot: boolean
  /** Its slot shows ads of the first of these types that has ads for the menu's place (DEC-112). */
  slotTakes: readonly AdType[]
  /** Its slot also shows hyperlocal ads whose radius includes the menu (decision 040). */
  showsCircles: boolean
}

/** A circle reaches the menus within its radius (decision 040); all others reach menus through the queue. */
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
    showsCircles: false,
  },
  GOOGLE_ADSENSE: {
    label: 'Google AdSense',
    target: 'optional-place',
    queue: 'on-save',
    isAdSense: true,
    hasMenuSlot: false,
    slotTakes: ['GOOGLE_ADSENSE'],
    showsCircles: false,
  },
  BANNER: {
    label: 'Banner',
    target: 'optional-place',
    queue: 'on-save',
    isAdSense: false,
    hasMenuSlot: true,
    slotTakes: ['BANNER', 'FLOATING', 'GOOGLE_ADSENSE'],
    showsCircles: true,
  },
  HYPERLOCAL: {
    label: 'Hyperlocal',
    target: 'circle',
    queue: 'none',
    isAdSense: false,
    hasMenuSlot: false,
    slotTakes: ['HYPERLOCAL'],
    showsCircles: true,
  },
} satisfies Record<AdType, AdTypeTraits>

export const adTypeTraits: Record<AdType, AdTypeTraits> = traits

/** The types that menus request, each for its own slot. */
export type MenuSlotType = {
  [Type in keyof typeof traits]: (typeof traits)[Type] extends { hasMenuSlot: true } ? Type : never
}[keyof typeof traits]

export const queuedAdTypes = adTypes.filter((type) => adTypeTraits[type].queue !== 'none')

export const adTypeOptions = adTypes.map((type) => ({ value: type, label: adTypeTraits[type].label }))

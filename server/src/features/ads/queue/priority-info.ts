import { priorityOfLevel } from '@thela/contract/ads/ad-targets'
import type { PriorityInfo } from '@thela/contract/ads/queue'

export const priorityInfo: PriorityInfo = {
  locationBasedPriorities: priorityOfLevel,
  description: {
    AREA: 'Shown on menus in one area. The nearest ads come first.',
    CITY: 'Shown on menus in one city, after the ads of its areas.',
    STATE: 'Shown on menus in one state, after the ads of its cities.',
    COUNTRY: 'Shown on menus in a whole country, after all nearer ads.',
  },
  note: 'New queue items get the priority of their location. A priority set by hand stays until a migration with force replaces it.',
}

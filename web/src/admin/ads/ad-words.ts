import type { AdType } from '@thela/contract/ads/ad-input'

export const adTypeLabels: Record<AdType, string> = {
  FLOATING: 'Floating',
  GOOGLE_ADSENSE: 'Google AdSense',
  BANNER: 'Banner',
  HYPERLOCAL: 'Hyperlocal',
}

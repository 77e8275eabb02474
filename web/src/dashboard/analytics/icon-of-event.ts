import {
  Activity,
  Eye,
  Heart,
  LayoutTemplate,
  LogIn,
  Megaphone,
  MousePointerClick,
  QrCode,
  Search,
  Share2,
  Tags,
  UserRound,
  UtensilsCrossed,
} from 'lucide-react'

/** The first that matches the type's name. */
const icons = [
  [/^QR_SCAN$/, QrCode],
  [/^MENU_VIEW$/, Eye],
  [/^ITEM_CLICK$/, MousePointerClick],
  [/^AD_/, Megaphone],
  [/LOG(IN|OUT)$/, LogIn],
  [/^CATEGORY_/, Tags],
  [/^MENU_ITEM_/, UtensilsCrossed],
  [/^VENDOR_/, UserRound],
  [/^TEMPLATE_/, LayoutTemplate],
  [/^SEARCH_/, Search],
  [/^FAVORITE_/, Heart],
  [/^SHARE_/, Share2],
] as const

export function iconOfEvent(type: string) {
  return icons.find(([pattern]) => pattern.test(type))?.[1] ?? Activity
}

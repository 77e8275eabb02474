import { nothingSaid } from '@thela/contract/menus/diets'
import { defaultFlags, noDetails } from '@thela/contract/menus/item-fields'
import type { MenuPage, PublicMenuItem } from '@thela/contract/menus/page-data'

const item = (id: string, category: string, more: Partial<PublicMenuItem>): PublicMenuItem => ({
  id,
  name: '',
  description: null,
  category,
  price: 0,
  imageUrl: null,
  ...defaultFlags,
  mark: more.isVeg === false ? 'nonveg' : 'veg',
  isSoldOutToday: false,
  ...nothingSaid,
  ...noDetails,
  rating: null,
  variations: null,
  ...more,
})

/** A sample vendor for previews; customers never see it. */
export const sampleMenu: MenuPage = {
  vendor: {
    id: 'sample',
    name: 'Sample Vendor',
    businessName: 'Sample Street Kitchen',
    vendorName: 'sample-street-kitchen',
    slug: 'sample-street-kitchen',
    description: 'A sample stall that shows what a template can do.',
    tagline: 'Fresh, hot and quick',
    address: 'Ring Road',
    phone: '+91 90000 00000',
    email: null,
    country: 'India',
    state: 'Gujarat',
    city: 'Surat',
    area: 'Adajan',
    cuisine: 'Indian',
    priceRange: '$',
    weekHours: null,
    closedUntil: null,
    openingTime: '09:00',
    closingTime: '22:30',
    fssaiNumber: null,
    logoUrl: null,
    coverImageUrl: null,
    qrCodeUrl: null,
    publicUrl: '/',
    showAds: false,
    showEstimatedTime: true,
    orderSlip: false,
    whatsappNumber: null,
    upiAddress: null,
  },
  template: null,
  categories: [
    {
      id: 'chaat',
      name: 'Chaat',
      description: null,
      menuItems: [
        item('bhel', 'Chaat', {
          name: 'Corn Bhel',
          price: 60,
          isPopular: true,
          description: 'Sweet corn, puffed rice, two chutneys',
        }),
        item('pani-puri', 'Chaat', { name: 'Pani Puri', price: 40, spicy: true, isFeatured: true }),
        item('dahi-puri', 'Chaat', { name: 'Dahi Puri', price: 70, isAvailable: false }),
      ],
    },
    {
      id: 'grill',
      name: 'From the grill',
      description: null,
      menuItems: [
        item('tikka', 'From the grill', { name: 'Chicken Tikka', price: 220, isVeg: false, signature: true }),
        item('omelette', 'From the grill', { name: 'Masala Omelette', price: 60, isVeg: false, mark: 'egg' }),
        item('paneer', 'From the grill', { name: 'Paneer Tikka', price: 180, originalPrice: 200 }),
      ],
    },
    {
      id: 'drinks',
      name: 'Drinks',
      description: null,
      menuItems: [
        item('chai', 'Drinks', { name: 'Masala Chai', price: 15, isPopular: true }),
        item('soda', 'Drinks', { name: 'Limbu Soda', price: 30 }),
      ],
    },
  ],
}

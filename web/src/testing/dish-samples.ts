import type { LibraryDish, StallKind } from '@thela/contract/menus/dish-library'

export const aDish = (name: string, category: string, more: Partial<LibraryDish> = {}): LibraryDish => ({
  id: name.toLowerCase().replace(/\W+/g, '-'),
  name: { en: name, hi: `${name} (हि)`, gu: `${name} (ગુ)` },
  spellings: [],
  category,
  mark: 'veg',
  isJainPossible: true,
  isSpicy: false,
  sizes: [],
  description: { en: `${name} as on the street`, hi: 'सड़क का स्वाद', gu: 'શેરીનો સ્વાદ' },
  ...more,
})

/** A kind of stall with six dishes in two categories. */
export const chaat: StallKind = {
  id: 'chaat',
  name: { en: 'Chaat', hi: 'चाट', gu: 'ચાટ' },
  categories: [
    { id: 'puri', name: { en: 'Puri Chaat', hi: 'पूरी चाट', gu: 'પૂરી ચાટ' } },
    { id: 'bhel', name: { en: 'Bhel', hi: 'भेल', gu: 'ભેળ' } },
  ],
  dishes: [
    aDish('Bhel Puri', 'bhel'),
    aDish('Pani Puri', 'puri', {
      name: { en: 'Pani Puri', hi: 'पानी पूरी', gu: 'પાણીપુરી' },
      sizes: ['6 pcs', '12 pcs'],
      isSpicy: true,
    }),
    aDish('Sev Puri', 'puri'),
    aDish('Dahi Puri', 'puri'),
    aDish('Sukha Bhel', 'bhel'),
    aDish('Chana Bhel', 'bhel'),
  ],
}

export const eggs: StallKind = {
  id: 'eggs',
  name: { en: 'Egg Stall', hi: 'अंडे', gu: 'ઈંડાં' },
  categories: [{ id: 'omelette', name: { en: 'Omelettes', hi: 'आमलेट', gu: 'આમલેટ' } }],
  dishes: ['Masala Omelette', 'Cheese Omelette', 'Egg Roll', 'Boiled Egg', 'Egg Pakora'].map((name) =>
    aDish(name, 'omelette', { mark: 'egg' }),
  ),
}

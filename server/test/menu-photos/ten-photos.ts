import type { Paper } from './draw-photo.ts'

/** A paper and the dishes that are on it: name, and its price or prices. */
export type MadePhoto = { title: string; paper: Paper; dishes: [name: string, ...prices: number[]][] }

const english: [string, number][] = [
  ['Vada Pav', 25],
  ['Samosa', 20],
  ['Pav Bhaji', 120],
  ['Masala Dosa', 90],
  ['Idli Sambar', 50],
  ['Pani Puri', 30],
  ['Cold Coffee', 75],
  ['Masala Chai', 15],
]
const hindi: [string, number][] = [
  ['पानी पूरी', 30],
  ['समोसा', 20],
  ['वड़ा पाव', 25],
  ['आलू टिक्की', 40],
  ['दही भल्ला', 60],
  ['मसाला चाय', 15],
  ['गुलाब जामुन', 35],
  ['छोले भटूरे', 80],
]
const gujarati: [string, number][] = [
  ['પાણીપુરી', 30],
  ['ઢોકળા', 45],
  ['ખમણ', 40],
  ['દાબેલી', 25],
  ['સેવ ટામેટા', 110],
  ['ફાફડા જલેબી', 80],
  ['મસાલા છાશ', 15],
  ['ભેળ', 50],
]

const priced = (dishes: [string, number][], write: (price: number) => string) =>
  dishes.map(([name, price]): [string, string] => [name, write(price)])
const inDevanagari = (price: number) =>
  String(price).replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? '')
const inGujarati = (price: number) =>
  String(price).replace(/\d/g, (digit) => '૦૧૨૩૪૫૬૭૮૯'[Number(digit)] ?? '')

/** Ten made photos in three scripts, as stalls write their menus. */
export const tenPhotos: MadePhoto[] = [
  {
    title: 'English, plain prices',
    paper: { lines: ['SNACKS', ...priced(english, String)], tiltDegrees: 2, noise: 14 },
    dishes: english,
  },
  {
    title: 'English, rupee signs',
    paper: {
      lines: ['OUR SPECIALS', ...priced(english, (price) => `₹${price}`)],
      tiltDegrees: -3,
      noise: 14,
    },
    dishes: english,
  },
  {
    title: 'English, dots and /-',
    paper: {
      lines: ['SNACKS', ...priced(english, (price) => `${price}/-`)],
      tiltDegrees: 1,
      noise: 18,
      hasDots: true,
    },
    dishes: english,
  },
  {
    title: 'English, half and full',
    paper: {
      lines: [
        'MAIN COURSE',
        ['Pav Bhaji', 'Half 60 Full 110'],
        ['Veg Biryani', 'Half 90 Full 160'],
        ['Paneer Tikka', 'Half 120 Full 220'],
        ['Jeera Rice', '85'],
        ['Dal Fry', '95'],
        ['Butter Roti', '18'],
      ],
      tiltDegrees: -1.5,
      noise: 12,
    },
    dishes: [
      ['Pav Bhaji', 60, 110],
      ['Veg Biryani', 90, 160],
      ['Paneer Tikka', 120, 220],
      ['Jeera Rice', 85],
      ['Dal Fry', 95],
      ['Butter Roti', 18],
    ],
  },
  {
    title: 'English, white on a dark board',
    paper: {
      lines: ['TODAY', ...priced(english, String)],
      tiltDegrees: 2.5,
      noise: 12,
      isBoard: true,
      isBold: true,
    },
    dishes: english,
  },
  {
    title: 'Hindi, plain prices',
    paper: { lines: ['नाश्ता:', ...priced(hindi, String)], tiltDegrees: -2, noise: 14 },
    dishes: hindi,
  },
  {
    title: 'Hindi digits and /-',
    paper: {
      lines: ['चाट:', ...priced(hindi, (price) => `${inDevanagari(price)}/-`)],
      tiltDegrees: 2,
      noise: 14,
    },
    dishes: hindi,
  },
  {
    title: 'Gujarati, plain prices',
    paper: { lines: ['નાસ્તો:', ...priced(gujarati, String)], tiltDegrees: 1.5, noise: 14 },
    dishes: gujarati,
  },
  {
    title: 'Gujarati digits',
    paper: { lines: ['ફરસાણ:', ...priced(gujarati, inGujarati)], tiltDegrees: -2.5, noise: 14, isBold: true },
    dishes: gujarati,
  },
  {
    title: 'three scripts on one paper',
    paper: {
      lines: [
        'MENU CARD',
        ...priced(english.slice(0, 4), (price) => `₹ ${price}`),
        ...priced(hindi.slice(0, 3), (price) => `₹ ${price}`),
        ...priced(gujarati.slice(0, 3), (price) => `₹ ${price}`),
      ],
      tiltDegrees: 3,
      noise: 16,
    },
    dishes: [...english.slice(0, 4), ...hindi.slice(0, 3), ...gujarati.slice(0, 3)],
  },
]

import { describe, expect, test } from 'vitest'
import { type MenuLine, readMenuText } from './read-menu-text.ts'

/** `Pav bhaji | Half 60, Full 110 ?range`, `# Snacks` for a heading, `other` for what is no dish. */
function show(line: MenuLine) {
  if (line.kind === 'other') return 'other'
  if (line.kind === 'heading') return `# ${line.name}`
  const portion = line.portion ? ` (${line.portion})` : ''
  const prices = line.prices.map(({ size, price }) => (size ? `${size} ${price}` : price)).join(', ')
  return `${line.name}${portion} | ${prices}${line.doubts.map((doubt) => ` ?${doubt}`).join('')}`
}

const read = (text: string) => readMenuText(text).map(show).join('; ')

/** One case per line: what is written, and what is understood. */
const cases = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('→').map((part) => part.trim()) as [string, string])

describe('a dish and its price', () => {
  test.each(
    cases(`
      Vada pav 25 → Vada pav | 25
      Samosa ₹15 → Samosa | 15
      Samosa₹15 → Samosa | 15
      Samosa ₹ 15 → Samosa | 15
      Kachori Rs 20 → Kachori | 20
      Kachori Rs.20 → Kachori | 20
      Kachori rs. 20/- → Kachori | 20
      Kachori 20 rs → Kachori | 20
      Kachori 20rs → Kachori | 20
      Dabeli 25/- → Dabeli | 25
      Dabeli 25 /- → Dabeli | 25
      Dabeli 25/= → Dabeli | 25
      Dabeli-25 → Dabeli | 25
      Dabeli - 25 → Dabeli | 25
      Dabeli – 25 → Dabeli | 25
      Dabeli: 25 → Dabeli | 25
      Dabeli = 25 → Dabeli | 25
      Dabeli @ 25 → Dabeli | 25
      Dabeli ........ 25 → Dabeli | 25
      Dabeli………25 → Dabeli | 25
      Dabeli_____25 → Dabeli | 25
      Dabeli   25 → Dabeli | 25
      Masala Dosa (25) → Masala Dosa | 25
      Masala Dosa [₹80] → Masala Dosa | 80
      Masala Dosa INR 80 → Masala Dosa | 80
      Masala Dosa 80 rupees → Masala Dosa | 80
      Cold Coffee 59.50 → Cold Coffee | 59.5
      Catering 1,200 → Catering | 1200
      Puran Poli Box ₹1,20,000 → Puran Poli Box | 120000 ?unusualPrice
      Bhel Puri ₹40 only → Bhel Puri | 40
      Idli 30 per plate → Idli | 30
      Gulab Jamun 15 each → Gulab Jamun | 15
      Jain Dabeli (no onion) 35 → Jain Dabeli (no onion) | 35
      Dal Fry (Jain) - ₹90 → Dal Fry (Jain) | 90
      Veg. Manchurian 90 → Veg. Manchurian | 90
      Mac n' Cheese 120 → Mac n' Cheese | 120
      Bread & Butter 30 → Bread & Butter | 30
      Idli/Vada combo 50 → Idli/Vada combo | 50
      Tea+Biscuit 20 → Tea+Biscuit | 20
      Coca-Cola 20 → Coca-Cola | 20
      Chole Bhature 1 → Chole Bhature | 1 ?unusualPrice
      Wedding Thali 5000 → Wedding Thali | 5000 ?unusualPrice
    `),
  )('%s', (text, expected) => expect(read(text)).toBe(expected))
})

describe('a price before the name', () => {
  test.each(
    cases(`
      ₹30 Dabeli → Dabeli | 30
      Rs 120 - Paneer Tikka → Paneer Tikka | 120
      30/- Kachori → Kachori | 30
      30 Kachori → Kachori | 30
      30: Kachori → Kachori | 30
      ३० रु समोसा → समोसा | 30
    `),
  )('%s', (text, expected) => expect(read(text)).toBe(expected))
})

describe('Hindi and Gujarati', () => {
  test.each(
    cases(`
      पानी पूरी ३०/- → पानी पूरी | 30
      पानी पूरी - ३० → पानी पूरी | 30
      समोसा १५ रुपये → समोसा | 15
      समोसा रु. १५ → समोसा | 15
      समोसा रू १५ → समोसा | 15
      चाय 10 → चाय | 10
      पाव भाजी हाफ ६० फुल ११० → पाव भाजी | Half 60, Full 110
      पाव भाजी आधा 60 पूरा 110 → पाव भाजी | Half 60, Full 110
      लस्सी छोटा 30 बड़ा 50 → लस्सी | Small 30, Large 50
      जलेबी 250 ग्राम 80 → जलेबी (250 ग्राम) | 80
      गुलाब जामुन 2 नग 30 → गुलाब जामुन (2 नग) | 30
      थाली ८० से १२० → थाली | 80 ?range
      વડા પાઉં ૨૫ → વડા પાઉં | 25
      દાબેલી રૂ. ૨૫/- → દાબેલી | 25
      દાબેલી ૨૫ રૂપિયા → દાબેલી | 25
      ઊંધિયું ૨૫૦ ગ્રામ ૮૦ → ઊંધિયું (250 ગ્રામ) | 80
      ભાજીપાઉં હાફ ૬૦ ફૂલ ૧૧૦ → ભાજીપાઉં | Half 60, Full 110
      ગાંઠિયા ૧ કિલો ૩૦૦ → ગાંઠિયા (1 કિલો) | 300
      ચા કટિંગ ૧૦ ફુલ ૨૦ → ચા | Cutting 10, Full 20
      खमण Khaman ४० → खमण Khaman | 40
    `),
  )('%s', (text, expected) => expect(read(text)).toBe(expected))
})

describe('sizes in one line', () => {
  test.each(
    cases(`
      Pav bhaji half 60 full 110 → Pav bhaji | Half 60, Full 110
      Pav Bhaji: Half-60 / Full-110 → Pav Bhaji | Half 60, Full 110
      Pav Bhaji Half: ₹60, Full: ₹110 → Pav Bhaji | Half 60, Full 110
      Pav Bhaji HALF 60/- FULL 110/- → Pav Bhaji | Half 60, Full 110
      Pav Bhaji Half=60 Full=110 → Pav Bhaji | Half 60, Full 110
      Biryani (H) 120 (F) 200 → Biryani | Half 120, Full 200
      Biryani H-120 F-200 → Biryani | Half 120, Full 200
      Fried Rice 60(half) 110(full) → Fried Rice | Half 60, Full 110
      Fried Rice 60 half, 110 full → Fried Rice | Half 60, Full 110
      60 half 110 full Chowmein → Chowmein | Half 60, Full 110
      Pizza small 99 medium 199 large 299 → Pizza | Small 99, Medium 199, Large 299
      Pizza S: 99 M: 199 L: 299 → Pizza | Small 99, Medium 199, Large 299
      Pizza regular ₹99 / large ₹249 → Pizza | Regular 99, Large 249
      Tea cutting 10 full 20 → Tea | Cutting 10, Full 20
      Kaju Katli 250g 200, 500g 390, 1kg 750 → Kaju Katli | 250 g 200, 500 g 390, 1 kg 750
      Kaju Katli 250 gm - 200 500 gm - 390 → Kaju Katli | 250 gm 200, 500 gm 390
      Kaju Katli 1/2 kg 390 1 kg 750 → Kaju Katli | 1/2 kg 390, 1 kg 750
      Coke 250 ml 20 500 ml 40 → Coke | 250 ml 20, 500 ml 40
      Pani Puri 6 pcs 20 12 pcs 35 → Pani Puri | 6 pcs 20, 12 pcs 35
      Ice Cream single 40 double 70 → Ice Cream | Single 40, Double 70
      Chicken Biryani quarter 90 half 160 full 300 → Chicken Biryani | Quarter 90, Half 160, Full 300
    `),
  )('%s', (text, expected) => expect(read(text)).toBe(expected))
})

describe('what one gets for the price', () => {
  test.each(
    cases(`
      Samosa - 2 pcs ₹30 → Samosa (2 pcs) | 30
      Samosa (2 pcs) 30 → Samosa (2 pcs) | 30
      Samosa 2pcs 30 → Samosa (2 pcs) | 30
      Samosa 30 (2 pcs) → Samosa (2 pcs) | 30
      Samosa 30/- 2 pieces → Samosa (2 pieces) | 30
      Jalebi 100g ₹50 → Jalebi (100 g) | 50
      Water 1 L 20 → Water (1 L) | 20
      Lassi 300ml 40 → Lassi (300 ml) | 40
      Veg Pulao half 70 → Veg Pulao (Half) | 70
      Momos 8 pc - 60 → Momos (8 pc) | 60
    `),
  )('%s', (text, expected) => expect(read(text)).toBe(expected))
})

describe('numbers that belong to the name', () => {
  test.each(
    cases(`
      Chicken 65 ₹180 → Chicken 65 | 180
      Chicken 65 180 → Chicken 65 | 180
      Gobi 65 - 120 → Gobi 65 | 120
      7 Up 20 → 7 Up | 20
      Half Fry 40 → Half Fry | 40
      Full Meals 120 → Full Meals | 120
      Egg Half Fry 30 → Egg Half Fry | 30
      Big Bite Burger 99 → Big Bite Burger | 99
      Double Cheese Pizza ₹199 → Double Cheese Pizza | 199
      Combo 2 ₹150 → Combo 2 | 150
    `),
  )('%s', (text, expected) => expect(read(text)).toBe(expected))
})

describe('a line that a person should look at', () => {
  test.each(
    cases(`
      Thali 80-120 → Thali | 80 ?range
      Thali ₹80 - ₹120 → Thali | 80 ?range
      Thali 80 to 120 → Thali | 80 ?range
      Tea 10/15 → Tea | Half 10, Full 15 ?unnamedSizes
      Tea 10, 15 → Tea | Half 10, Full 15 ?unnamedSizes
      Chowmein 60 110 → Chowmein | Half 60, Full 110 ?unnamedSizes
      Pizza 99/199/299 → Pizza | Small 99, Medium 199, Large 299 ?unnamedSizes
    `),
  )('%s', (text, expected) => expect(read(text)).toBe(expected))
})

describe('numbering, bullets and pictures', () => {
  test.each(
    cases(`
      1. Idli 40 → Idli | 40
      1.Idli 40 → Idli | 40
      2) Medu Vada - Rs. 50/- → Medu Vada | 50
      (3) Uttapam 70 → Uttapam | 70
      - Poha 30 → Poha | 30
      • Poha 30 → Poha | 30
      * Poha 30 → Poha | 30
      ► Poha 30 → Poha | 30
      🍕 Pizza 199 → Pizza | 199
      Pizza 🍕🔥 ₹199 → Pizza | 199
      ✅ Misal Pav – 60 → Misal Pav | 60
      Pizza ⭐ 199 → Pizza | 199
    `),
  )('%s', (text, expected) => expect(read(text)).toBe(expected))
})

describe('several dishes in a line', () => {
  test.each(
    cases(`
      Samosa 15, Kachori 20 → Samosa | 15; Kachori | 20
      Samosa 15 Kachori 20 Dabeli 25 → Samosa | 15; Kachori | 20; Dabeli | 25
      Tea ₹10 / Coffee ₹20 → Tea | 10; Coffee | 20
      चाय १० कॉफी २० → चाय | 10; कॉफी | 20
    `),
  )('%s', (text, expected) => expect(read(text)).toBe(expected))
})

describe('headings', () => {
  test.each(
    cases(`
      SNACKS → # SNACKS
      Snacks: → # Snacks
      *Drinks* → # Drinks
      ## South Indian → # South Indian
      --- Chinese --- → # Chinese
      == Sweets == → # Sweets
      [Beverages] → # Beverages
      नाश्ता: → # नाश्ता
      TEA & COFFEE → # TEA & COFFEE
      TEA → # TEA
    `),
  )('%s', (text, expected) => expect(read(text)).toBe(expected))

  test('are longer than two capitals', () => {
    expect(read('XL')).not.toMatch('#')
  })

  test('stand alone above their dishes', () => {
    expect(read('Snacks\nSamosa 15\nKachori 20\n\nDrinks\nTea 10')).toBe(
      '# Snacks; Samosa | 15; Kachori | 20; other; # Drinks; Tea | 10',
    )
  })
})

describe('lines that are left alone', () => {
  test.each([
    '',
    '   ',
    '-----',
    '****',
    'Call 98765 43210',
    'Ph: +91 98765-43210',
    '9876543210',
    'WhatsApp 9876543210',
    'Open 9 am to 10 pm',
    'Timing: 9:00 - 22:00',
    '7am-11pm',
    'Shop no 5, Ring Road',
    'Near City Mall',
    'GST 5% extra',
    'GSTIN 24ABCDE1234F1Z5',
    'FSSAI 10721031000123',
    'Thank you, visit again!',
    'Home delivery available above 200',
    'Minimum order 100',
    'Parcel charge 10',
    'Since 1985',
    'www.ashachaat.in',
    'asha@upi',
    'MENU',
    'Rate List',
    '12/11/2026',
    'Page 2',
    'धन्यवाद',
    'समय सुबह 9 से रात 10',
    'ફોન ૯૮૭૬૫૪૩૨૧૦',
    '🙏🙏🙏',
  ])('"%s"', (text) => expect(read(text)).toBe('other'))
})

test('a price below a dish belongs to it, and one without a dish to none', () => {
  expect(read('Samosa\n₹15\nKachori\n20')).toBe('Samosa | 15; Kachori | 20')
  expect(read('₹15\nKachori 20')).toBe('other; Kachori | 20')
})

test('a dish without a price is kept and marked', () => {
  expect(read('Tea 10\nCoffee\nMilk 20')).toBe('Tea | 10; Coffee |  ?noPrice; Milk | 20')
})

test('cells of a spreadsheet are read, and every line keeps its number and text', () => {
  expect(
    readMenuText('Vada pav\t25\r\nMisal\t₹60\rPoha\t\t30').map(({ line, text }) => [line, text]),
  ).toEqual([
    [1, 'Vada pav\t25'],
    [2, 'Misal\t₹60'],
    [3, 'Poha\t\t30'],
  ])
  expect(read('Vada pav\t25\r\nMisal\t₹60\rPoha\t\t30')).toBe('Vada pav | 25; Misal | 60; Poha | 30')
})

test('a line of a hundred thousand characters is no dish', () => {
  for (const part of ['1', '1 ', 'a ', '₹', '/-', 'half ', '1,', '. ', '- '])
    expect(read(`${part.repeat(50_000)}a 5\nTea 10`)).toBe('other; Tea | 10')
})

import { sitePages } from '@thela/contract/site/pages'
import { sitePaths } from '@thela/contract/site/paths'
import { groups as contactQuestions } from '@thela/words/site/contact-questions'
import { questions as pricingQuestions } from '@thela/words/site/pricing-questions'
import { sections as privacy } from '@thela/words/site/privacy'
import { sections as terms } from '@thela/words/site/terms'
import { describe, expect, test } from 'vitest'
import { facts } from './facts.ts'
import { pageHeads } from './page-heads.ts'
import { exampleTestimonials } from './parts/Testimonials.tsx'
import { plans } from './pricing/plans.ts'

const everything = JSON.stringify({ contactQuestions, privacy, terms, pricingQuestions })

test('a text names only facts that we know', () => {
  const named = [...everything.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)

  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => name !== 'product' && !(`${name}` in facts))).toEqual([])
})

test('a link in a text leads to an address of the site', () => {
  const linked = [...everything.matchAll(/\]\((\/[^)]*)\)/g)].map(([, path]) => path)

  expect(new Set(linked)).toEqual(new Set(['/contact', '/pricing', '/privacy', '/terms']))
  for (const path of linked) expect(sitePaths).toContain(path)
})

test('there are thirty questions on the contact page, each asked once [MKT-47]', () => {
  const questions = contactQuestions.flatMap((group) => group.questions.map(({ question }) => question))

  expect(questions).toHaveLength(30)
  expect(new Set(questions).size).toBe(30)
})

test('privacy page and questions say that vendors download their data themselves [MKT-35]', () => {
  const rights = privacy.find(({ id }) => id === 'rights')?.points ?? []
  const copy = contactQuestions
    .flatMap(({ questions }) => questions)
    .find(({ question }) => question.startsWith('Can I get a copy of my data'))

  expect(rights.find(({ name }) => name === 'Export')?.text).toMatch(/Download My Data in the dashboard/)
  expect(copy?.answer).toMatch(/^Yes. Download My Data in your dashboard/)
})

test('the terms have fourteen sections, each with its own id [MKT-39]', () => {
  expect(terms).toHaveLength(14)
  expect(new Set(terms.map(({ id }) => id)).size).toBe(14)
})

test('the two plans cost nothing and 199 rupees, and one of them is popular [CONST-20] [MKT-16]', () => {
  expect(plans.map(({ name, price, period, popular }) => [name, price, period, popular])).toEqual([
    ['Starter', 0, 'forever', false],
    ['Professional', 199, 'per month', true],
  ])
})

test('a plan has all fields; the rupee and no trial go without saying [ENT-27]', () => {
  const text = expect.stringMatching(/\S/)
  const list = expect.arrayContaining([text])
  for (const { currency = '₹', trial = 'none', ...plan } of plans) {
    expect([currency, trial]).toEqual([text, text])
    expect(plan).toEqual({
      name: text,
      description: text,
      price: expect.any(Number),
      period: text,
      popular: expect.any(Boolean),
      features: list,
      limitations: list,
      cta: text,
      ctaVariant: text,
      icon: text,
      colours: text,
    })
  }
})

test('an example testimonial has all fields [ENT-28]', () => {
  for (const { rating, ...words } of exampleTestimonials) {
    expect(rating).toBeGreaterThanOrEqual(1)
    expect(rating).toBeLessThanOrEqual(5)
    expect(Object.keys(words).sort()).toEqual(['business', 'location', 'name', 'plan', 'text'])
  }
})

test('every public page has a title and a description of its own', () => {
  const descriptions = sitePages.map((path) => pageHeads[path].description)
  expect(new Set(descriptions).size).toBe(sitePages.length)
})

describe.each(['hi', 'gu'])('the long texts in %s', (language) => {
  const read = (name: string) => import(`../../../words/${language}/site/${name}.ts`)

  test('name the same facts and link to the same addresses as in English', async () => {
    const translated = JSON.stringify({
      contactQuestions: (await read('contact-questions')).groups,
      privacy: (await read('privacy')).sections,
      terms: (await read('terms')).sections,
      pricingQuestions: (await read('pricing-questions')).questions,
    })

    expect(namesIn(translated)).toEqual(namesIn(everything))
  })

  test('have the same sections, points and questions as in English', async () => {
    expect(shapeOf((await read('contact-questions')).groups)).toEqual(shapeOf(contactQuestions))
    expect(shapeOf((await read('pricing-questions')).questions)).toEqual(shapeOf(pricingQuestions))
    expect(shapeOf((await read('privacy')).sections)).toEqual(shapeOf(privacy))
    expect(shapeOf((await read('terms')).sections)).toEqual(shapeOf(terms))
  })
})

const namesIn = (texts: string) => texts.match(/\{\w+\}|\]\(\/\w*\)/g)?.sort()

/** The value with its texts left out, but for the ids. */
const shapeOf = (value: unknown) =>
  JSON.parse(JSON.stringify(value, (key, inner) => (typeof inner === 'string' && key !== 'id' ? '' : inner)))

import { expect, test } from 'vitest'
import { adProblems, campaignAdProblems } from './ad-problems.ts'
import { adTypes, adTypeTraits, queuedAdTypes } from './ad-types.ts'

const needed = {
  circle: ['latitude', 'longitude', 'radius'],
  'required-place': ['targetLevel'],
  'optional-place': [],
}

test.each(adTypes)('an ad of type %s needs the target of its type', (adType) => {
  const { target } = adTypeTraits[adType]
  expect(adProblems({ adType }).map(({ path }) => path)).toEqual(needed[target])
})

test.each(queuedAdTypes)('a campaign of type %s needs no target besides its areas', (adType) => {
  expect(campaignAdProblems({ adType })).toEqual([])
})

test.each(adTypes)('the slot of %s shows its own type first, and others only from the queue', (adType) => {
  const [first, ...others] = adTypeTraits[adType].slotTakes
  expect(first).toBe(adType)
  expect(queuedAdTypes).toEqual(expect.arrayContaining(others))
})

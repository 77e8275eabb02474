import { expect, test } from 'vitest'
import { checkTemplateSource } from './checks.ts'

const failedOf = (source: string) =>
  checkTemplateSource(source)
    .filter(({ passed }) => !passed)
    .map(({ name }) => name)

const design = `import React from 'react'
/* two columns */ export
  default function Menu({ vendorConfig, menuItems }) {
  // the name
  return (
    <h1>{vendorConfig.name}</h1>
  )
}`

test('a design passes, however its words are spaced', () => {
  expect(failedOf(design)).toEqual([])
  expect(failedOf(design.replaceAll(' ', '\n\t '))).toEqual([])
})

test('a class is a component too', () => {
  const source =
    'class Menu extends React.PureComponent { render() { return <p/> } } // vendorConfig menuItems'
  expect(failedOf(source)).toEqual(['Default export present', 'Accepts vendorConfig and menuItems'])
})

test('what stands in comments does not count', () => {
  expect(failedOf(`/*${design.replace('/* two columns */', '')}*/`)).toHaveLength(5)
  expect(failedOf(`/* a */${design}/* b *//**/`)).toEqual([])
})

test('a comment that never ends is none', () => {
  expect(failedOf(`${design} /* and`)).toEqual([])
})

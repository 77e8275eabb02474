import { expect, test } from 'vitest'
import { checkTemplateSource } from './checks.ts'

const failedOf = (source: string) =>
  checkTemplateSource(source)
    .filter(({ passed }) => !passed)
    .map(({ name }) => name)

const template = `import React from 'react'
/* two columns */ export
  default function Menu({ vendorConfig, menuItems }) {
  // the name
  return (
    <h1>{vendorConfig.name}</h1>
  )
}`

test('a valid template passes, whatever its white space', () => {
  expect(failedOf(template)).toEqual([])
  expect(failedOf(template.replaceAll(' ', '\n\t '))).toEqual([])
})

test('a class counts as a component', () => {
  const source =
    'class Menu extends React.PureComponent { render() { return <p/> } } // vendorConfig menuItems'
  expect(failedOf(source)).toEqual(['Default export present', 'Accepts vendorConfig and menuItems'])
})

test('comments are ignored', () => {
  expect(failedOf(`/*${template.replace('/* two columns */', '')}*/`)).toHaveLength(5)
  expect(failedOf(`/* a */${template}/* b *//**/`)).toEqual([])
})

test('an unclosed comment is not a comment', () => {
  expect(failedOf(`${template} /* and`)).toEqual([])
})

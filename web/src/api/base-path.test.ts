import { expect, test } from 'vitest'
import { basePathFor } from './base-path.ts'

const place = (address: string) => new URL(address)

test('someone on the own machine calls the host the page came from [API-01]', () => {
  expect(basePathFor(place('http://localhost:5173/auth/login'))).toBe('http://localhost:5173/api')
  expect(basePathFor(place('http://127.0.0.1:3001/'))).toBe('http://127.0.0.1:3001/api')
})

test('someone on the production host calls the same origin [API-02]', () => {
  const options = { productionHost: 'menu.example' }

  expect(basePathFor(place('https://menu.example/about'), options)).toBe('/api')
})

test('someone on any other host calls port 3001 of it [API-03]', () => {
  const options = { productionHost: 'menu.example' }

  expect(basePathFor(place('http://192.168.1.20:8080/'), options)).toBe('http://192.168.1.20:3001/api')
})

test('what the page says about itself wins on every host [API-02]', () => {
  expect(basePathFor(place('https://stall.example/'), { configured: '/api' })).toBe('/api')
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Spinner } from '../feedback/Spinner.tsx'
import { PasswordField } from './PasswordField.tsx'
import { TextField } from './TextField.tsx'

test('the error and the hint are tied to the field for screen readers', () => {
  const html = renderToStaticMarkup(
    <TextField id="phone" label="Phone" hint="10 digits" error="Phone number is required" />,
  )

  expect(html).toContain('<label for="phone"')
  expect(html).toContain('aria-describedby="phone-error phone-hint"')
  expect(html).toMatch(/<p id="phone-error"[^>]*>.*Phone number is required<\/p>/)
  expect(html).toContain('aria-invalid="true"')
})

test('a field without a fault is not called invalid', () => {
  const html = renderToStaticMarkup(<TextField label="Name" name="name" />)

  expect(html).not.toContain('aria-invalid="')
  expect(html).not.toContain('aria-describedby="')
})

test('a password begins hidden and offers to be shown', () => {
  const html = renderToStaticMarkup(<PasswordField label="Password" />)

  expect(html).toContain('type="password"')
  expect(html).toMatch(/<button[^>]*aria-pressed="false"[^>]*aria-label="Show password"/)
})

test('a spinner alone says what it waits for', () => {
  expect(renderToStaticMarkup(<Spinner label="Loading..." />)).toContain('role="status"')
})

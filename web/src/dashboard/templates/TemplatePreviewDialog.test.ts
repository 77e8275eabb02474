import { expect, test } from 'vitest'
import { applyState } from './TemplatePreviewDialog.tsx'

const saved = { templateId: 'BasicTemplate', themeIndex: 2 }

test('the saved design reads Applied [PICK-10]', () => {
  expect(applyState({ saved, tried: saved, hasTriedOthers: false })).toBe('Applied')
})

test('another template or theme reads Apply [PICK-11]', () => {
  expect(applyState({ saved, tried: { ...saved, themeIndex: 0 }, hasTriedOthers: true })).toBe('Apply')
  expect(applyState({ saved, tried: { ...saved, templateId: 'ModernMinimal' }, hasTriedOthers: false })).toBe(
    'Apply',
  )
  expect(applyState({ saved: null, tried: saved, hasTriedOthers: false })).toBe('Apply')
})

test('back at the saved theme after trying others reads No Changes [PICK-12]', () => {
  expect(applyState({ saved, tried: saved, hasTriedOthers: true })).toBe('No Changes')
})

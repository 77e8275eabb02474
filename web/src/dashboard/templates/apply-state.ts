import type { TemplatePreference } from '@thela/contract/menus/page-data'

type Trial = { saved: TemplatePreference | null; tried: TemplatePreference; hasTriedOthers: boolean }

/** What the button says: back at the saved design after trying others is 'No Changes' (DEC-095). */
export function applyState({ saved, tried, hasTriedOthers }: Trial) {
  const isSaved = saved?.templateId === tried.templateId && saved.themeIndex === tried.themeIndex
  if (!isSaved) return 'Apply'
  return hasTriedOthers ? 'No Changes' : 'Applied'
}

import { templatesApi } from '@thela/contract/templates/catalogue'
import { call } from '../../api/call.ts'

const DEFAULT_CHOICE = { templateId: 'default-layout', themeIndex: 0 }

/** The colour customers know the menu by; that of the default layout while nothing was chosen or can be asked. */
export async function readThemeColour() {
  const [{ themesOfTemplate }, chosen] = await Promise.all([import('@thela/menu/preview'), readChoice()])
  const own = themesOfTemplate(chosen.templateId)
  const themes = own.length > 0 ? own : themesOfTemplate(DEFAULT_CHOICE.templateId)

  return (themes[chosen.themeIndex] ?? themes[0])?.colour ?? 'black'
}

function readChoice() {
  return call(templatesApi.readChoice, {}).then(
    ({ data }) => data ?? DEFAULT_CHOICE,
    () => DEFAULT_CHOICE,
  )
}

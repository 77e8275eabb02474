import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { interfaceLanguages } from '../values/languages.ts'

/** The language of a vendor's dashboard and emails; that of their menu is another one. */
export const AccountLanguage = z.enum(interfaceLanguages)

const Choice = z.object({ language: AccountLanguage })

export const accountLanguageApi = {
  set: endpoint({
    method: 'PUT',
    path: '/api/vendors/language',
    access: 'vendor',
    summary: 'Choose the language of the dashboard and of emails',
    schema: { body: Choice, response: { 200: Choice } },
  }),
}

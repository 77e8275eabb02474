import { type InterfaceLanguage, interfaceLanguages } from '@thela/contract/values/languages'
import type * as english from '@thela/words/mails'

type MailWords = typeof english

const all = Object.fromEntries(
  await Promise.all(
    interfaceLanguages.map(async (language) => [language, await import(`@thela/words/in/${language}/mails`)]),
  ),
) as Record<InterfaceLanguage, MailWords>

/** The texts of emails in the language of an account; in English as long as none was chosen. */
export const mailWordsIn = (language: string | null) => all[language as InterfaceLanguage] ?? all.en

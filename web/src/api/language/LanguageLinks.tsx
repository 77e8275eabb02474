import { useRouterState } from '@tanstack/react-router'
import { type InterfaceLanguage, interfaceLanguages, interfaceNames } from '@thela/contract/values/languages'
import { accountLanguageApi } from '@thela/contract/vendors/account-language'
import * as words from '@thela/words/language'
import type { MouseEvent } from 'react'
import { call } from '../call.ts'
import { reportFailure } from '../failures/report-failure.ts'
import { readSession } from '../session/session.ts'
import { addressIn, openInLanguage } from './open-in-language.ts'

/**
 * The languages of the interface, each by its own name. They are links to this page in another language, which works
 * before and without scripts; the server remembers the choice.
 */
export function LanguageLinks() {
  const { pathname, searchStr } = useRouterState({ select: ({ location }) => location })
  // The back office is in English.
  if (pathname.startsWith('/admin')) return null

  return (
    <ul aria-label={words.languageLabel} className="-mx-2 flex flex-wrap">
      {interfaceLanguages.map((code) => (
        <li key={code}>
          <a
            href={addressIn(code, pathname, searchStr)}
            onClick={(event) => keepChoice(event, code)}
            hrefLang={code}
            lang={code}
            aria-current={code === words.language ? 'true' : undefined}
            className="inline-flex min-h-11 items-center rounded-md px-2 text-ink-soft text-sm transition-colors hover:bg-hover hover:text-ink aria-[current=true]:font-semibold aria-[current=true]:text-ink"
          >
            {interfaceNames[code]}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The choice of a vendor is kept with the account too; then the page is opened in the language. */
function keepChoice(event: MouseEvent, language: InterfaceLanguage) {
  const session = readSession()
  if (session?.user.role !== 'VENDOR') return

  event.preventDefault()
  call(accountLanguageApi.set, { body: { language } }).then(() => openInLanguage(language), reportFailure)
}

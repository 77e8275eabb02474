import { useRouterState } from '@tanstack/react-router'
import { interfaceLanguages, languages } from '@thela/contract/values/languages'
import * as words from '@thela/words/language'

/**
 * The languages of the interface, each by its own name. They are links to this page in another language, which works
 * before and without scripts; the server remembers the choice.
 */
export function LanguageLinks() {
  const { pathname, searchStr } = useRouterState({ select: ({ location }) => location })
  // The back office is in English.
  if (pathname.startsWith('/admin')) return null

  return (
    <nav aria-label={words.languageLabel}>
      <ul className="-mx-2 flex flex-wrap">
        {interfaceLanguages.map((code) => (
          <li key={code}>
            <a
              href={addressIn(code, pathname, searchStr)}
              hrefLang={code}
              lang={code}
              aria-current={code === words.language ? 'true' : undefined}
              className="inline-flex min-h-11 items-center rounded-md px-2 text-ink-soft text-sm transition-colors hover:bg-hover hover:text-ink aria-[current=true]:font-semibold aria-[current=true]:text-ink"
            >
              {languages[code].ownName}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function addressIn(language: string, path: string, search: string) {
  const params = new URLSearchParams(search)
  params.set('lang', language)
  return `${path}?${params}`
}

import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import * as words from '@thela/words/app/page'
import * as titles from '@thela/words/app/titles'
import { RotateCw } from 'lucide-react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { pageHeads } from '../site/page-heads.ts'
import { SharePicture, type Words } from '../site/SharePicture.tsx'
import { Button } from '../ui/button/Button.tsx'
import { FullScreenSpinner } from '../ui/feedback/Spinner.tsx'
import { App } from './App.tsx'
import { FullPageNotice } from './FullPageNotice.tsx'
import { routerOptions } from './router.tsx'

/** The HTML of #root at this address, rendered at build time as a guest sees it. */
export async function prerender(path: string) {
  const router = createRouter({
    ...routerOptions,
    history: createMemoryHistory({ initialEntries: [path] }),
    origin: 'http://localhost',
  })
  await router.load()

  return renderToString(<App router={router} />)
}

/** What the heads of the pages say in the language of this build. */
export const headWords = {
  pages: pageHeads,
  openGraphLocale: words.openGraphLocale,
  description: words.description,
  login: titles.login,
  notFound: titles.notFound,
}

export const drawWaitingPage = () => renderToStaticMarkup(<WaitingPage />)

export const drawSharePicture = (words: Words) => renderToString(<SharePicture {...words} />)

/** Shown until the app is loaded, or when it could not be loaded. */
function WaitingPage() {
  return (
    <>
      <div className="in-data-broken:hidden">
        <FullScreenSpinner />
        <noscript>
          <p className="absolute inset-x-5 bottom-12 text-center">{words.needsJavaScript}</p>
        </noscript>
      </div>
      <div role="alert" className="not-in-data-broken:hidden">
        <FullPageNotice
          title={words.notLoadedTitle}
          text={words.notLoadedText}
          actions={
            <Button size="lg" asChild>
              {/* biome-ignore lint/a11y/useValidAnchor: the empty address is the one of this page, whichever it is */}
              <a href="">
                <RotateCw aria-hidden />
                {words.tryAgain}
              </a>
            </Button>
          }
        />
      </div>
    </>
  )
}

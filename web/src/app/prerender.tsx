import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { SharePicture, type Words } from '../site/SharePicture.tsx'
import { App } from './App.tsx'
import { routerOptions } from './router-options.tsx'
import { WaitingPage } from './WaitingPage.tsx'

/** What stands in #root at this address before any script has run, as a guest sees it. */
export async function prerender(path: string) {
  const router = createRouter({
    ...routerOptions,
    history: createMemoryHistory({ initialEntries: [path] }),
    origin: 'http://localhost',
  })
  await router.load()

  return renderToString(<App router={router} />)
}

export const drawWaitingPage = () => renderToStaticMarkup(<WaitingPage />)

export const drawSharePicture = (words: Words) => renderToString(<SharePicture {...words} />)

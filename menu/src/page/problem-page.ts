import type { LanguageCode } from '@thela/contract/values/languages'
import { type PageWords, pageWordsIn } from './all-words.ts'
import { escapeHtml } from './escape.ts'
import styles from './problem-page.css?inline'

export type Problem = 'vendor-not-found' | 'invalid-url' | 'menu-not-found' | 'error' | 'maintenance'

const links: Record<Problem, (keyof typeof addresses)[]> = {
  'vendor-not-found': ['back', 'home', 'search'],
  'invalid-url': ['home', 'search'],
  'menu-not-found': ['home', 'search'],
  error: ['home'],
  maintenance: [],
}

const addresses = { back: '/', home: '/', search: '/search' }

export function problemPage(problem: Problem, siteName: string, language: LanguageCode) {
  const words = pageWordsIn(language)
  const { title, text } = words.problems[problem]

  return {
    head: [
      '<meta charset="utf-8">',
      `<title>${title} – ${escapeHtml(siteName)}</title>`,
      '<meta name="viewport" content="width=device-width,initial-scale=1">',
      '<meta name="robots" content="noindex">',
      '<link rel="icon" href="/favicon.svg">',
      `<style>${styles}</style>`,
    ].join(''),
    body: `<main><h1>${title}</h1><p>${text}</p><nav>${links[problem].map((link) => writeLink(link, words)).join('')}</nav></main>`,
  }
}

const writeLink = (link: keyof typeof addresses, words: PageWords) =>
  `<a href="${addresses[link]}"${link === 'back' ? ' data-back' : ''}>${words[link]}</a>`

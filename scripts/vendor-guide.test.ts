import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { interfaceLanguages } from '@thela/contract/values/languages'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import * as english from '../words/en/site/help.ts'
import * as gujarati from '../words/gu/site/help.ts'
import * as hindi from '../words/hi/site/help.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const file = `${root}docs/for-vendors.md`
const guides = { en: english, hi: hindi, gu: gujarati }

test('docs/for-vendors.md is the guide of /help (npm run docs)', () => {
  if (process.env.WRITE_DOCS) writeFileSync(file, writeGuide())

  expect(readFileSync(file, 'utf8')).toBe(writeGuide())
})

test('every language of the guide has the same chapters with pictures of its own', async () => {
  for (const language of interfaceLanguages) {
    const { sections } = guides[language]
    expect(sections.map(({ id }) => id)).toEqual(english.sections.map(({ id }) => id))
    for (const { picture } of sections) {
      if (!picture) continue
      const path = `${root}web/public/help/${language}/${picture.name}.webp`
      expect(existsSync(path), path).toBe(true)
      const { width, height } = await sharp(path).metadata()
      expect([width, height]).toEqual([585, 960])
    }
  }
})

function writeGuide() {
  const chapters = english.sections.flatMap(({ title, paragraphs, picture }) => [
    `## ${title}`,
    ...paragraphs.map(inMarkdown),
    ...(picture
      ? [`<img src="../web/public/help/en/${picture.name}.webp" alt="${picture.alt}" width="260">`]
      : []),
  ])
  return `${[`# ${english.title}`, english.text, 'The same is at `/help`, in English, Hindi and Gujarati (`words/*/site/help.ts`; `npm run docs` writes this file).', ...chapters].join('\n\n')}\n`
}

/** Links within the site have no address here. */
const inMarkdown = (text: string) =>
  text.replaceAll(/\[([^\]]+)\]\((\/[^)]*)\)/g, '$1 (`$2`)').replaceAll('{contactReply}', '24 hours')

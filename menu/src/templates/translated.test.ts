import { expect, test } from 'vitest'
import { catalogue as gujarati } from '../../../words/gu/dashboard/templates.ts'
import { catalogue as hindi } from '../../../words/hi/dashboard/templates.ts'
import { templates } from './templates.ts'

const languages = [
  { words: hindi, script: /^[\p{Script=Devanagari}\p{P}\p{N}\s\u200c\u200d]+$/u },
  { words: gujarati, script: /^[\p{Script=Gujarati}\p{P}\p{N}\s\u200c\u200d]+$/u },
]

test.each(Object.values(templates))(
  '$name has a name and a description in the script of every language [LANG-02]',
  ({ name, description }) => {
    for (const { words, script } of languages) {
      expect(inScript(words[name])).toMatch(script)
      expect(inScript(words[description])).toMatch(script)
    }
  },
)

/** Without the two names that are Latin in every language. */
const inScript = (text = '') => text.replaceAll(/QR|V2/g, '')

import { expect, test } from 'vitest'
import { catalogue as gujarati } from '../../../words/gu/dashboard/templates.ts'
import { catalogue as hindi } from '../../../words/hi/dashboard/templates.ts'
import { templates } from './templates.ts'

test.each(Object.values(templates))(
  '$name has a name and a description in every language [LANG-02]',
  ({ name, description }) => {
    for (const words of [hindi, gujarati]) {
      expect(words[name]).toBeTruthy()
      expect(words[description]).toBeTruthy()
    }
  },
)

import { clockIn, type DateWords } from '../date-words.ts'
import { locale } from './language.ts'

const units = {
  minute: 'मिनट',
  hour: 'घंटे',
  day: 'दिन',
  week: 'हफ़्ते',
  month: 'महीने',
  year: 'साल',
}

const words: DateWords = {
  locale,
  noDate: 'पता नहीं',
  justNow: 'अभी-अभी',
  ago: (count, unit) => `${count} ${units[unit]} पहले`,
  clockTime: /* @__PURE__ */ clockIn({ morning: 'सुबह', afternoon: 'दोपहर', evening: 'शाम', night: 'रात' }),
}

export const dateWords: DateWords | undefined = words

import { plural } from '../language.ts'

type Daily = { people: string; day: string; most: string }
type Hours = { from: string; to: string; weekday: number }
type Opened = { name: string; times: string }

export const title = 'थोड़े में'
export const people = 'कितने लोग'
export const when = 'कब'
export const what = 'क्या'
export const notAvailable = 'पता नहीं चला। नीचे देखें।'

export const nobody = 'इन दिनों में किसी ने आपका मेनू नहीं खोला।'
export const peopleOpened = (count: number, shown: string) =>
  plural(count, {
    one: `${shown} व्यक्ति ने आपका मेनू खोला।`,
    other: `${shown} लोगों ने आपका मेनू खोला।`,
  })
export const lessThanOneADay = (day: string, most: string) =>
  `रोज़ एक से भी कम। सबसे ज़्यादा ${day} को आए: ${most}।`
export const peopleADay = (count: number, { people, day, most }: Daily) =>
  plural(count, {
    one: `रोज़ करीब ${people} व्यक्ति। सबसे ज़्यादा ${day} को आए: ${most}।`,
    other: `रोज़ करीब ${people} लोग। सबसे ज़्यादा ${day} को आए: ${most}।`,
  })

export const noVisits = 'इन दिनों में कोई नहीं आया।'
const weekdays = ['सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार']
export const busiest = ({ from, to, weekday }: Hours) =>
  `ज़्यादातर ${from} से ${to} के बीच, और सबसे ज़्यादा ${weekdays[weekday]} को।`

export const nothingOpened = 'अभी तक किसी ने कैटेगरी या डिश नहीं खोली।'
export const categoryOpened = (_count: number, { name, times }: Opened) =>
  `सबसे ज़्यादा ${name} खोली गई: ${times} बार।`
export const dishesOpened = (_count: number, times: string) => `डिश ${times} बार खोली गईं।`

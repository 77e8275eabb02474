import { queryOptions, useMutation } from '@tanstack/react-query'
import { type ContactForm, contactApi } from '@thela/contract/site/contact'
import { publicStatsApi } from '@thela/contract/site/public-stats'
import { showcaseApi } from '@thela/contract/site/showcase'
import * as words from '@thela/words/site/contact'
import { call } from '../api/call.ts'

/** A visitor who cannot get the figures or the demo menus reads the rest of the page undisturbed. */
const meta = { quiet: true }

export const statsQuery = queryOptions({
  queryKey: ['public-stats'],
  queryFn: async () => (await call(publicStatsApi.readStats, {})).stats,
  meta,
})

export const showcaseQuery = queryOptions({
  queryKey: ['showcase'],
  queryFn: async () => (await call(showcaseApi.readShowcase, {})).stalls,
  meta,
})

export const useSendMessage = () =>
  useMutation({
    mutationFn: ({ fullname, ...message }: ContactForm) =>
      call(contactApi.sendMessage, { body: { name: fullname, ...message } }),
    meta: { fallback: words.failed },
  })

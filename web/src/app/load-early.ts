import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import { hasEarlyAnswers } from '../api/early-answers.ts'
import { queryClient } from '../api/query-client.ts'
import { profileQuery } from '../api/session/profile.ts'
import { readSession } from '../api/session/session.ts'
import { settingsQuery } from '../api/settings.ts'

/** After that the screen is drawn without them. */
const WAIT_MS = 1000
/** So long what has come counts as new: the screen that shows it does not ask again. */
const NEW_MS = 5000

/**
 * Waits a moment for what the page has asked for (boot/ask-early.ts). The first screen is then drawn once and whole, and
 * not before the profile and again before its list: on a cheap phone each time takes a tenth of a second.
 */
export async function loadEarly({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  if (!hasEarlyAnswers(readSession()?.token)) return
  const hasList = pathname === '/dashboard/items' && !search
  const loaded = Promise.all([load(profileQuery), load(settingsQuery), hasList && loadItems()])
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, WAIT_MS))])
}

async function loadItems() {
  const [{ itemsQuery }, { categoriesQuery }] = await Promise.all([
    import('../dashboard/items/api.ts'),
    import('../dashboard/categories/api.ts'),
  ])
  await Promise.all([load(itemsQuery({})), load(categoriesQuery)])
}

async function load<Data, Key extends QueryKey>(query: FetchQueryOptions<Data, Error, Data, Key>) {
  await queryClient.prefetchQuery(query)
  const loaded = queryClient.getQueryData<Data>(query.queryKey)
  if (loaded !== undefined)
    queryClient.setQueryData<unknown>(query.queryKey, loaded, { updatedAt: Date.now() + NEW_MS })
}

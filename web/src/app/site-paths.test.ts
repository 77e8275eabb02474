import type { SitePath } from '@thela/contract/site/paths'
import { expectTypeOf, test } from 'vitest'
import type { makeRouter } from './router.tsx'

test('every address the server sends the app for has a route in it', () => {
  expectTypeOf<SitePath>().toExtend<keyof ReturnType<typeof makeRouter>['routesByPath']>()
})

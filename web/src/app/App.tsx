import { QueryClientProvider } from '@tanstack/react-query'
import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode, useEffect } from 'react'
import { queryClient } from '../api/query-client.ts'

/** Everything inside #root, in the browser and at build time: the two must render the same nodes. */
export function App({ router }: { router: AnyRouter }) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <AnnounceHydration />
      </QueryClientProvider>
    </StrictMode>
  )
}

/** boot/replay-early-input.ts waits for it to repeat what was typed and pressed before. */
function AnnounceHydration() {
  useEffect(() => {
    dispatchEvent(new Event('thela-hydrated'))
  }, [])
  return null
}

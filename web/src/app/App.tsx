import { QueryClientProvider } from '@tanstack/react-query'
import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode, useEffect } from 'react'
import { queryClient } from '../api/query-client.ts'

/** Everything inside #root, in the browser and at build time: the two must be alike to the last node. */
export function App({ router }: { router: AnyRouter }) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <SayAlive />
      </QueryClientProvider>
    </StrictMode>
  )
}

/** boot/keep-missed-clicks.ts waits for it: it keeps a button that was pressed before. */
function SayAlive() {
  useEffect(() => {
    dispatchEvent(new Event('thela-alive'))
  }, [])
  return null
}

import { createRouter } from '@tanstack/react-router'
import { routerOptions } from './router-options.tsx'

export const makeRouter = () => createRouter({ ...routerOptions, scrollRestoration: true })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}

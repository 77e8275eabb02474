import { createRoute } from '@tanstack/react-router'
import * as titles from '@thela/words/app/titles'
import { searchParams, textParam } from '../../api/search-params.ts'
import { leaveWhenSignedIn } from './guards.ts'
import { lazyPage } from './lazy-page.ts'
import { rootRoute } from './root-route.tsx'

const readOrigin = searchParams({ from: textParam })

const signInArea = createRoute({
  getParentRoute: () => rootRoute,
  id: 'sign-in',
  component: lazyPage(() => import('../sign-in/SignInLayout.tsx'), 'SignInLayout'),
})

const login = createRoute({
  getParentRoute: () => signInArea,
  path: '/auth/login',
  validateSearch: readOrigin,
  beforeLoad: leaveWhenSignedIn('/dashboard'),
  component: lazyPage(() => import('../../accounts/LoginPage.tsx'), 'LoginPage'),
  staticData: { title: titles.login },
})

const register = createRoute({
  getParentRoute: () => signInArea,
  path: '/auth/register',
  validateSearch: readOrigin,
  beforeLoad: leaveWhenSignedIn('/dashboard'),
  component: lazyPage(() => import('../../accounts/RegisterPage.tsx'), 'RegisterPage'),
  staticData: { title: titles.register },
})

const adminLogin = createRoute({
  getParentRoute: () => signInArea,
  path: '/admin/login',
  validateSearch: readOrigin,
  beforeLoad: leaveWhenSignedIn('/admin'),
  component: lazyPage(() => import('../../admin/shell/AdminLoginPage.tsx'), 'AdminLoginPage'),
  staticData: { title: 'Admin Login' },
})

const verifyEmail = createRoute({
  getParentRoute: () => signInArea,
  path: '/auth/verify-email',
  component: lazyPage(() => import('../../accounts/VerifyEmailPage.tsx'), 'VerifyEmailPage'),
  staticData: { title: titles.verifyEmail },
})

const firstAdmin = createRoute({
  getParentRoute: () => signInArea,
  path: '/auth/first-admin',
  component: lazyPage(() => import('../../accounts/FirstAdminPage.tsx'), 'FirstAdminPage'),
  staticData: { title: titles.firstAdmin },
})

export const signInRoutes = signInArea.addChildren([login, register, adminLogin, verifyEmail, firstAdmin])

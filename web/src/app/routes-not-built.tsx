import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { NotBuiltPage } from './NotBuiltPage.tsx'
import { screensNotBuilt } from './screens-not-built.ts'

type Path = (typeof screensNotBuilt)[number]
type AdminPath = Extract<Path, `/admin${string}`>

export const adminRoutesNotBuilt = <Parent extends AnyRoute>(parent: Parent) =>
  screensNotBuilt.filter(isAdminPath).map((path) => routeNotBuilt(parent, path))

function routeNotBuilt<Parent extends AnyRoute, P extends Path>(parent: Parent, path: P) {
  const title = titleOf(path)

  return createRoute({
    getParentRoute: () => parent,
    path,
    component: () => <NotBuiltPage title={title} />,
    staticData: { title },
  })
}

const isAdminPath = (path: Path): path is AdminPath => path.startsWith('/admin')

/** '/admin/audit-logs' → 'Audit Logs' */
function titleOf(path: string) {
  const words = path.split('/').at(-1) ?? ''
  return words.replaceAll('-', ' ').replace(/\b\w/g, (letter) => letter.toUpperCase())
}

import type { MenuPage } from '@thela/contract/menus/page-data'
import { useMemo } from 'react'
import { hideUnavailable, type TemplateCode } from '../templates/template.ts'
import { useMenu } from './use-menu.ts'
import { makeView } from './view-model.ts'

type Props = { page: MenuPage; siteName: string; code: TemplateCode; isSample?: boolean }

/** The same on the server, in the browser and in the preview. */
export function MenuApp({ page, siteName, code, isSample }: Props) {
  const { Component, preparationTime } = code
  const view = useMemo(
    () => makeView(hideUnavailable(page, code), { siteName, preparationTime, isSample }),
    [page, siteName, code, preparationTime, isSample],
  )

  return <Component vendor={view.vendor} menu={useMenu(view)} />
}

import { useMutation } from '@tanstack/react-query'
import * as words from '@thela/words/dashboard/items'
import { Download } from 'lucide-react'
import { queryClient } from '../../api/query-client.ts'
import { Button } from '../../ui/button/Button.tsx'
import { downloadFile } from '../../ui/download-file.ts'
import { useVendor } from '../use-vendor.ts'
import { itemsQuery } from './api.ts'

/** The whole menu as a CSV file, whatever the list is filtered by. */
export function ExportMenu() {
  const { slug } = useVendor()
  const save = useMutation({
    mutationFn: async () => {
      // Loaded on demand: the list of items does not need it.
      const [{ writeMenuCsv }, items] = await Promise.all([
        import('@thela/contract/menus/menu-csv/write-menu-csv'),
        queryClient.fetchQuery(itemsQuery({})),
      ])
      downloadFile(new Blob([writeMenuCsv(items)], { type: 'text/csv;charset=utf-8' }), `${slug}-menu.csv`)
    },
    meta: { fallback: words.exportFailed },
  })

  return (
    <Button
      variant="secondary"
      icon={<Download aria-hidden />}
      busy={save.isPending}
      onClick={() => save.mutate()}
    >
      {words.exportCsv}
    </Button>
  )
}

import { useMutation } from '@tanstack/react-query'
import { vendorExportApi } from '@thela/contract/admin/vendor-export'
import { businessDay } from '@thela/contract/values/dates'
import { call, LONG_TIMEOUT_MS } from '../../api/call.ts'
import { saveFile } from '../../ui/save-file.ts'
import { toast } from '../../ui/toast.ts'

/** Fetched first and saved then, because a plain link could not carry the session. */
export function useExport(fileName: string) {
  return useMutation({
    mutationFn: () => call(vendorExportApi.exportVendor, {}, { timeoutMs: LONG_TIMEOUT_MS }),
    meta: { fallback: 'Failed to export your data' },
    onSuccess: (everything) => {
      const file = new Blob([JSON.stringify(everything, null, 2)], { type: 'application/json' })
      saveFile(file, `${fileName}-${businessDay(new Date())}.json`)
      toast.success('Your data has been downloaded.')
    },
  })
}

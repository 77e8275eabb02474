import { useMutation } from '@tanstack/react-query'
import { businessDay } from '@thela/contract/dates'
import { vendorExportApi } from '@thela/contract/vendor-export'
import { call, LONG_TIMEOUT_MS } from '../../api/call.ts'
import { toast } from '../../ui/toast.ts'

/** Fetched first and saved then, because a plain link could not carry the session. */
export function useExport(fileName: string) {
  return useMutation({
    mutationFn: () => call(vendorExportApi.exportVendor, {}, { timeoutMs: LONG_TIMEOUT_MS }),
    meta: { fallback: 'Failed to export your data' },
    onSuccess: (everything) => {
      saveFile(`${fileName}-${businessDay(new Date())}.json`, JSON.stringify(everything, null, 2))
      toast.success('Your data has been downloaded.')
    },
  })
}

function saveFile(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken the file over once this turn is done.
  setTimeout(() => URL.revokeObjectURL(url))
}

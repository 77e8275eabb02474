import { categoriesOfRows, type MenuCsv, readMenuCsv } from '@thela/contract/menus/menu-csv/read-menu-csv'
import * as words from '@thela/words/dashboard/add-dishes/csv'
import { translateError } from '@thela/words/errors'
import { useState } from 'react'
import { useIdempotencyKey } from '../../../api/use-idempotency-key.ts'
import { toast } from '../../../ui/overlay/toast.ts'
import { useAddList } from '../api.ts'
import type { RowErrors, Sending } from '../import-list.ts'

export type BadRow = { row: number; name: string; errors: string[] }

export type CsvFile = {
  name: string
  /** Why it cannot be read at all. */
  problem?: string
  count: number
  categories: string[]
  ignored: string[]
  bad: BadRow[]
  sending: Sending
}

/** A chosen file as it was read; nothing of it is sent before it is added. */
export function useCsvFile({ onAdded }: { onAdded: () => void }) {
  const [file, setFile] = useState<CsvFile>()
  const [chosen, setChosen] = useState(0)
  const add = useAddList({
    idempotencyKey: `${useIdempotencyKey()}-${chosen}`,
    onAdded,
    onRefused: (errors) => {
      if (Object.keys(errors).length > 0) toast.error(words.nothingAdded)
      setFile((now) => now && { ...now, bad: [...now.bad, ...badRowsOf(errors)] })
    },
  })
  const choose = async (picked: File) => {
    setChosen(chosen + 1)
    setFile(await readFile(picked))
  }

  return {
    file,
    choose,
    clear: () => setFile(undefined),
    add: () => file && add.mutate(file.sending),
    isAdding: add.isPending,
  }
}

/** More than a menu may have. */
const MAX_FILE_BYTES = 4 * 1024 * 1024

async function readFile(picked: File): Promise<CsvFile> {
  const nothing = { rows: [], ignored: [] }
  if (picked.size > MAX_FILE_BYTES) return fileOf(picked.name, { ...nothing, problem: words.tooLarge })
  const text = await picked.text().catch(() => undefined)
  if (text === undefined) return fileOf(picked.name, { ...nothing, problem: words.unreadable })
  return fileOf(picked.name, readMenuCsv(text))
}

function fileOf(name: string, { rows, ignored, problem }: MenuCsv): CsvFile {
  const categories = categoriesOfRows(rows)
  const names = categories.map((category) => category.name)
  const isIn = (category: string, row: { category: string }) =>
    row.category.toLowerCase() === category.toLowerCase()

  return {
    name,
    problem,
    count: rows.length,
    categories: names,
    ignored,
    bad: rows
      .filter(({ errors }) => errors.length > 0)
      .map(({ row, item, errors }) => ({
        row,
        name: item.name ?? '',
        errors: errors.map(({ column, message }) => `${column}: ${translateError(message)}`),
      })),
    sending: {
      body: { categories },
      rowIds: names.map((category) =>
        rows.filter((row) => isIn(category, row)).map(({ row }) => String(row)),
      ),
    },
  }
}

const badRowsOf = (errors: RowErrors): BadRow[] =>
  Object.entries(errors).map(([row, fields]) => ({
    row: Number(row),
    name: '',
    errors: Object.values(fields).map(translateError),
  }))

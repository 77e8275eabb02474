import * as words from '@thela/words/dashboard/add-dishes/csv'
import * as pageWords from '@thela/words/dashboard/add-dishes/page'
import { FileSpreadsheet } from 'lucide-react'
import { Button } from '../../../ui/button/Button.tsx'
import { FileDrop } from '../../../ui/form/FileDrop.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { ExportMenu } from '../../items/ExportMenu.tsx'
import { ActionBar } from '../ActionBar.tsx'
import { useAddDishesParams } from '../use-add-dishes-params.ts'
import { type BadRow, type CsvFile, useCsvFile } from './use-csv-file.ts'

/** A menu from a spreadsheet: first what is in it and what is wrong, then all of it or nothing. */
export function CsvTab() {
  const { leave } = useAddDishesParams()
  const csv = useCsvFile({ onAdded: leave })
  const { file } = csv

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Card actions={<ExportMenu />} title={words.title}>
        <FileDrop
          label={words.label}
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          hint={words.hint}
          icon={<FileSpreadsheet aria-hidden />}
          fileName={file?.name}
          error={file?.problem}
          onFile={csv.choose}
          onRemove={csv.clear}
        />
      </Card>
      {file && !file.problem && <DryRun file={file} />}
      {file && file.bad.length > 0 && <BadRows rows={file.bad} />}
      {file && !file.problem && (
        <ActionBar
          status={statusOf(file)}
          actions={
            <Button size="sm" variant="ghost" onClick={csv.clear}>
              {pageWords.clear}
            </Button>
          }
        >
          <Button
            wide
            size="lg"
            busy={csv.isAdding}
            busyLabel={pageWords.adding}
            disabled={file.bad.length > 0}
            onClick={csv.add}
          >
            {pageWords.addToMenu}
          </Button>
        </ActionBar>
      )}
    </div>
  )
}

const statusOf = ({ count, bad }: CsvFile) =>
  [pageWords.dishes(count), ...(bad.length > 0 ? [words.withProblem(bad.length)] : [])].join(' · ')

function DryRun({ file }: { file: CsvFile }) {
  const { count, categories, bad, ignored } = file

  return (
    <div role="status" className="grid gap-1 text-sm">
      <p>{words.contents(count, categories.length, categories.join(', '))}</p>
      {ignored.length > 0 && <p className="text-ink-soft">{words.notReadColumns(ignored.join(', '))}</p>}
      {bad.length > 0 && <p className="font-semibold">{words.correctFirst}</p>}
    </div>
  )
}

/** Every row of the file that cannot be added, and why. */
function BadRows({ rows }: { rows: BadRow[] }) {
  return (
    <Card flush title={words.rowsWithProblem(rows.length)}>
      <ul className="border-line border-t">
        {rows.map(({ row, name, errors }) => (
          <li key={row} className="grid gap-0.5 border-line border-b px-4 py-2.5 text-sm last:border-b-0">
            <span className="wrap-anywhere font-semibold">
              {words.row(row)}
              {name && `: ${name}`}
            </span>
            {errors.map((error) => (
              <span key={error} className="wrap-anywhere text-bad-ink">
                {error}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </Card>
  )
}

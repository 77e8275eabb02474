import * as words from '@thela/words/dashboard/add-dishes/page'
import { Camera, ClipboardPaste, FileSpreadsheet, ListChecks } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { Tabs } from '../../ui/layout/Tabs.tsx'
import { MenuSteps } from '../menu-steps/MenuSteps.tsx'
import { CsvTab } from './csv/CsvTab.tsx'
import { LibraryTab } from './library/LibraryTab.tsx'
import { PasteTab } from './pasted/PasteTab.tsx'
import { useAddDishesParams } from './use-add-dishes-params.ts'

/** Loaded when it is first opened. */
const PhotoTab = lazy(async () => ({ default: (await import('./photo/PhotoTab.tsx')).PhotoTab }))

/** Many dishes at once: ticked in the library, pasted as a list, read from a photo, or from a file. Nothing is written before they are added. */
export function AddDishesPage() {
  const params = useAddDishesParams()

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {params.isGuided && <MenuSteps current={stepOf(params)} />}
      <PageHeader title={words.title} description={words.description} />
      <Tabs
        label={words.ways}
        value={params.way}
        onChange={params.setWay}
        tabs={[
          {
            value: 'list',
            label: words.fromList,
            icon: <ListChecks aria-hidden />,
            content: <LibraryTab />,
          },
          {
            value: 'paste',
            label: words.paste,
            icon: <ClipboardPaste aria-hidden />,
            content: <PasteTab />,
          },
          {
            value: 'photo',
            label: words.photo,
            icon: <Camera aria-hidden />,
            content: (
              <Suspense fallback={<Spinner label={words.loading} />}>
                <PhotoTab />
              </Suspense>
            ),
          },
          { value: 'csv', label: words.csv, icon: <FileSpreadsheet aria-hidden />, content: <CsvTab /> },
        ]}
      />
    </div>
  )
}

function stepOf({ way, kindId, isReviewing }: ReturnType<typeof useAddDishesParams>) {
  if (isReviewing) return 'prices'
  return kindId || way !== 'list' ? 'dishes' : 'kind'
}

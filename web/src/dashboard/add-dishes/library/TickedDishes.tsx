import { useQueries } from '@tanstack/react-query'
import { languages } from '@thela/contract/values/languages'
import * as words from '@thela/words/dashboard/add-dishes/library'
import { ListChecks } from 'lucide-react'
import { QueryFailure } from '../../../api/failures/QueryFailure.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Segments } from '../../../ui/form/Segments.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { useMenuLanguages } from '../../menu-languages/use-menu-languages.ts'
import { kindQuery } from '../api.ts'
import { type LibraryLanguage, libraryLanguages, nameLanguageOf } from '../library-languages.ts'
import { DishGroups } from './DishGroups.tsx'
import { BackToKinds, DishSkeletons } from './KindDishes.tsx'
import { tickedGroups } from './picks.ts'
import type { PickList } from './use-picks.ts'

/** Only what is ticked, of every kind: for the prices that are missing, and a last look. */
export function TickedDishes({ list }: { list: PickList }) {
  const kindIds = [...new Set(list.picks.map(({ kindId }) => kindId))]
  const kinds = useQueries({ queries: kindIds.map(kindQuery) })
  const failed = kinds.find(({ isLoadingError }) => isLoadingError)
  const loaded = kinds.flatMap(({ data }) => data ?? [])
  const isLoaded = loaded.length === kindIds.length

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <BackToKinds>{words.yourDishes}</BackToKinds>
      {list.picks.length === 0 ? (
        <Card flush>
          <EmptyState icon={<ListChecks />} title={words.nothingTicked} text={words.nothingTickedText} />
        </Card>
      ) : (
        <NameLanguage list={list} />
      )}
      {failed && (
        <Card flush>
          <QueryFailure query={failed} message={words.loadDishesFailed} />
        </Card>
      )}
      {!failed && !isLoaded && <DishSkeletons />}
      {isLoaded && <DishGroups groups={tickedGroups(loaded, list.picks)} list={list} />}
    </div>
  )
}

/** In which language the names stand on the menu, unless its languages say it; the English name is then the second line. */
function NameLanguage({ list }: { list: PickList }) {
  if (nameLanguageOf(useMenuLanguages())) return null

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <span className="font-medium text-sm">{words.namesOnMenu}</span>
      <Segments
        label={words.namesOnMenu}
        segments={segments}
        value={list.language}
        onChange={(value) => list.setLanguage(value as LibraryLanguage)}
      />
    </div>
  )
}

const segments = libraryLanguages.map((code) => ({ value: code, label: languages[code].ownName }))

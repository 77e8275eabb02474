import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import * as words from '@thela/words/dashboard/items'
import { ListPlus, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { categoriesQuery } from '../categories/api.ts'
import { itemsQuery } from './api.ts'
import { ExportMenu } from './ExportMenu.tsx'
import { ItemsFilter } from './ItemsFilter.tsx'
import { ItemsSection } from './ItemsSection.tsx'
import { useItemsSearchParams } from './use-items-search-params.ts'

export function ItemsPage() {
  const params = useItemsSearchParams()
  const items = useQuery(itemsQuery(params.filter))
  const categories = useQuery(categoriesQuery)
  const [hasAdded, setHasAdded] = useState(false)

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PageHeader
        title={words.title}
        description={words.description}
        actions={
          // On phones it floats, or stands in the empty list.
          <div className="flex gap-2.5 max-lg:hidden">
            <ExportMenu />
            <Button variant="secondary" asChild>
              <Link to="/dashboard/items/add-dishes">
                <ListPlus aria-hidden />
                {words.addMany}
              </Link>
            </Button>
            <Button icon={<Plus aria-hidden />} onClick={params.openNew}>
              {words.addItem}
            </Button>
          </div>
        }
      />
      {hasAdded && !params.isAdding && <AfterAdding />}
      <ItemsFilter filter={params.filter} categories={categories.data ?? []} onChange={params.setFilter} />
      <ItemsSection
        items={items}
        filter={params.filter}
        onAdd={params.openNew}
        onEdit={params.openItem}
        onClearFilter={() => params.setFilter({ search: undefined, categoryId: undefined })}
      />
      {(params.isAdding || params.editedId) && (
        <ItemDialogs
          items={items.data}
          categories={categories}
          params={params}
          onAdded={() => setHasAdded(true)}
        />
      )}
    </div>
  )
}

const AfterAdding = lazyPart(async () => (await import('./AfterAdding.tsx')).AfterAdding)
const ItemDialogs = lazyPart(async () => (await import('./ItemDialogs.tsx')).ItemDialogs)

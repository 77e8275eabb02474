import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { categoriesQuery } from '../categories/api.ts'
import { itemsQuery } from './api.ts'
import { ItemDialogs } from './ItemDialogs.tsx'
import { ItemsFilter } from './ItemsFilter.tsx'
import { ItemsSection } from './ItemsSection.tsx'
import { useItemsPlace } from './use-items-place.ts'

export function ItemsPage() {
  const place = useItemsPlace()
  const items = useQuery(itemsQuery(place.filter))
  const categories = useQuery(categoriesQuery)

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PageHeader
        title="Menu Items"
        description="What you sell. A change is on your menu at once."
        actions={
          <Button icon={<Plus aria-hidden />} onClick={place.openNew}>
            Add Item
          </Button>
        }
      />
      <ItemsFilter filter={place.filter} categories={categories.data ?? []} onChange={place.setFilter} />
      <ItemsSection items={items} place={place} />
      <ItemDialogs items={items.data} categories={categories} place={place} />
    </div>
  )
}

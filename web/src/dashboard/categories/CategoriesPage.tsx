import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Category } from '@thela/contract/menus/categories'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { QueryFailure } from '../../api/QueryFailure.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { categoriesQuery, useReorderCategories } from './api.ts'
import { CategoryList } from './CategoryList.tsx'
import { CategorySkeletons } from './CategorySkeletons.tsx'
import { DeleteCategoryDialog } from './DeleteCategoryDialog.tsx'
import { EditCategoryDialog } from './EditCategoryDialog.tsx'
import { NewCategoryDialog } from './NewCategoryDialog.tsx'

export function CategoriesPage() {
  const { data: categories, ...list } = useQuery(categoriesQuery)
  const reorder = useReorderCategories()
  const { isAdding, setIsAdding } = useAdding()
  const [edited, setEdited] = useState<Category>()
  const [doomed, setDoomed] = useState<Category>()
  const add = () => setIsAdding(true)

  return (
    <div className="grid gap-5">
      <PageHeader
        title="Categories"
        description="The headings of your menu, in the order your customers see them."
        actions={
          <Button icon={<Plus aria-hidden />} onClick={add}>
            Add Category
          </Button>
        }
      />
      <Card title={categories ? `Your Categories (${categories.length})` : 'Your Categories'} flush>
        {list.isPending && <CategorySkeletons />}
        {list.isLoadingError && <QueryFailure query={list} message="We could not load your categories." />}
        {categories && (
          <CategoryList
            categories={categories}
            onAdd={add}
            onEdit={setEdited}
            onDelete={setDoomed}
            onReorder={reorder.mutateAsync}
          />
        )}
      </Card>
      {isAdding && <NewCategoryDialog onClose={() => setIsAdding(false)} />}
      {edited && <EditCategoryDialog category={edited} onClose={() => setEdited(undefined)} />}
      {doomed && <DeleteCategoryDialog category={doomed} onClose={() => setDoomed(undefined)} />}
    </div>
  )
}

/** Whether the add dialog is open stands in the address, so that other screens can link to it. */
function useAdding() {
  const isAdding = useSearch({ from: '/vendor/layout/dashboard/categories' }).add === '1'
  const navigate = useNavigate({ from: '/dashboard/categories' })
  const setIsAdding = (adds: boolean) => navigate({ search: adds ? { add: '1' } : {}, replace: true })

  return { isAdding, setIsAdding }
}

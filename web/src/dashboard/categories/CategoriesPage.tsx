import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { Category, CategoryInput } from '@thela/contract/menus/categories'
import * as words from '@thela/words/dashboard/categories'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { QueryFailure } from '../../api/failures/QueryFailure.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { RichText } from '../../ui/RichText.tsx'
import {
  categoriesQuery,
  useCreateCategory,
  useRemoveCategory,
  useReorderCategories,
  useUpdateCategory,
} from './api.ts'
import { CategoryDialog } from './CategoryDialog.tsx'
import { CategoryList } from './CategoryList.tsx'
import { NextStep } from './NextStep.tsx'

export function CategoriesPage() {
  const { data: categories, ...list } = useQuery(categoriesQuery)
  const reorder = useReorderCategories()
  const { isAdding, setIsAdding } = useAdding()
  const [edited, setEdited] = useState<Category>()
  const [deleted, setDeleted] = useState<Category>()
  const add = () => setIsAdding(true)

  return (
    <div className="grid gap-5">
      <PageHeader
        title={words.title}
        description={words.description}
        actions={
          <Button icon={<Plus aria-hidden />} onClick={add}>
            {words.addCategory}
          </Button>
        }
      />
      {categories && lacksItems(categories) && (
        <NextStep
          text={words.firstDishText}
          link={
            <Link to="/dashboard/items" search={{ add: '1' }}>
              {words.addFirstDish}
            </Link>
          }
        />
      )}
      <Card title={categories ? words.countedCategories(categories.length) : words.yourCategories} flush>
        {list.isPending && <CategorySkeletons />}
        {list.isLoadingError && <QueryFailure query={list} message={words.loadFailed} />}
        {categories && (
          <CategoryList
            categories={categories}
            onAdd={add}
            onEdit={setEdited}
            onDelete={setDeleted}
            onReorder={reorder.mutateAsync}
          />
        )}
      </Card>
      {isAdding && <NewCategoryDialog onClose={() => setIsAdding(false)} />}
      {edited && <EditCategoryDialog category={edited} onClose={() => setEdited(undefined)} />}
      {deleted && <DeleteCategoryDialog category={deleted} onClose={() => setDeleted(undefined)} />}
    </div>
  )
}

const lacksItems = (categories: Category[]) =>
  categories.length > 0 && categories.every(({ _count }) => _count.menuItems === 0)

/** Whether the add dialog is open is a search param, so that other screens can link to it. */
function useAdding() {
  const isAdding = useSearch({ from: '/vendor/layout/dashboard/categories' }).add === '1'
  const navigate = useNavigate({ from: '/dashboard/categories' })
  const setIsAdding = (adds: boolean) => navigate({ search: adds ? { add: '1' } : {}, replace: true })

  return { isAdding, setIsAdding }
}

function NewCategoryDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateCategory()

  return (
    <CategoryDialog
      title={words.addCategory}
      submitLabel={words.create}
      onSave={(input) => create.mutateAsync(input)}
      onClose={onClose}
    />
  )
}

type DialogProps = { category: Category; onClose: () => void }

function EditCategoryDialog({ category, onClose }: DialogProps) {
  const update = useUpdateCategory()

  const save = async (input: CategoryInput) => {
    const changes = changesOf(category, input)
    if (Object.keys(changes).length === 0) toast.info(words.nothingChanged)
    else await update.mutateAsync({ id: category.id, ...changes })
  }

  return (
    <CategoryDialog
      title={words.editTitle}
      submitLabel={words.update}
      category={category}
      onSave={save}
      onClose={onClose}
    />
  )
}

/** Only what differs, so that a second tab or phone is not overwritten. */
function changesOf(
  category: Category,
  { name, description, translations }: CategoryInput,
): Partial<CategoryInput> {
  return {
    ...(name !== category.name && { name }),
    ...(description !== category.description && { description }),
    ...(translations && { translations }),
  }
}

function DeleteCategoryDialog({ category, onClose }: DialogProps) {
  const remove = useRemoveCategory()

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={words.deleteQuestion(category.name)}
      description={
        <RichText
          text={words.deleteText}
          tags={{
            name: () => category.name,
            items: () => <strong>{words.menuItems(category._count.menuItems)}</strong>,
          }}
        />
      }
      confirmLabel={words.deleteWithItems}
      busy={remove.isPending}
      busyLabel={words.deleting}
      onConfirm={() => remove.mutate(category.id, { onSuccess: onClose })}
    />
  )
}

const widths = ['9rem', '6rem', '11rem', '7rem', '8rem']

/** Rows of the same shape as a category's. */
function CategorySkeletons() {
  return (
    <div role="status" aria-label={words.loading}>
      {widths.map((width) => (
        <div
          key={width}
          className="flex min-h-18 items-center gap-4 border-line border-b px-4 py-2.5 last:border-b-0 md:px-6"
        >
          <Skeleton width="1.25rem" height="1.25rem" />
          <div className="grid flex-1 gap-2">
            <Skeleton width={width} />
            <Skeleton width="60%" height="0.75rem" />
          </div>
          <Skeleton width="4rem" height="1.25rem" round />
        </div>
      ))}
    </div>
  )
}

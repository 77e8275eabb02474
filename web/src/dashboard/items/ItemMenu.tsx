import type { MenuItem as Item } from '@thela/contract/menus/items'
import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { MenuItem } from '../../ui/MenuItem.tsx'
import { useDeleteItem } from './use-delete-item.ts'

export function ItemMenu({ item, onEdit }: { item: Item; onEdit: () => void }) {
  const remove = useDeleteItem()
  const askAndDelete = () => {
    if (window.confirm(`Are you sure you want to delete "${item.name}"?`)) remove.mutate(item)
  }

  return (
    <Menu
      trigger={
        <IconButton
          label={`More for ${item.name}`}
          icon={<EllipsisVertical aria-hidden />}
          busy={remove.isPending}
        />
      }
    >
      <MenuItem icon={<Pencil aria-hidden />} onSelect={onEdit}>
        Edit
      </MenuItem>
      <MenuItem danger icon={<Trash2 aria-hidden />} onSelect={askAndDelete}>
        Delete
      </MenuItem>
    </Menu>
  )
}

import type { MenuItem as Item } from '@thela/contract/menus/items'
import * as words from '@thela/words/dashboard/items'
import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { Menu } from '../../ui/overlay/Menu.tsx'
import { type QuickChange, useDeleteItem } from './api.ts'
import { flagChoices } from './FlagButtons.tsx'

type Props = { item: Item; onEdit: () => void; onChange: (change: QuickChange) => void }

/** What is done less often; the marks too, because a phone's row has no room for their buttons. */
export function ItemMenu({ item, onEdit, onChange }: Props) {
  const remove = useDeleteItem()
  const askAndDelete = () => {
    if (window.confirm(words.removeQuestion(item.name))) remove.mutate(item)
  }

  return (
    <Menu
      trigger={
        <IconButton
          label={words.moreActions(item.name)}
          icon={<EllipsisVertical aria-hidden />}
          busy={remove.isPending}
        />
      }
      entries={[
        { label: words.edit, icon: <Pencil aria-hidden />, onSelect: onEdit },
        ...flagChoices.map(({ name, Icon, toggle }) => ({
          label: toggle[item[name] ? 'off' : 'on'],
          icon: <Icon aria-hidden />,
          onSelect: () => onChange({ [name]: !item[name] }),
        })),
        'separator',
        { label: words.remove, danger: true, icon: <Trash2 aria-hidden />, onSelect: askAndDelete },
      ]}
    />
  )
}

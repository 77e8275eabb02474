import { useContext } from 'react'
import type { ItemView } from '../app/view-model.ts'
import { WrittenTexts } from '../app/written-texts.ts'

type Props = { item: ItemView; onOpen?: (item: ItemView) => void }

/** The name; with `onOpen` a button, unless the dish is out of stock. A list writes it exactly once per item, before the description. */
export function ItemName({ item, onOpen }: Props) {
  useContext(WrittenTexts)?.push(item.name)

  return onOpen && item.isAvailable ? (
    <button type="button" className="name" onClick={() => onOpen(item)}>
      {item.name}
    </button>
  ) : (
    <b className="name">{item.name}</b>
  )
}

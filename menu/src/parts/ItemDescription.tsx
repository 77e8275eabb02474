import { useContext } from 'react'
import type { ItemView } from '../app/view-model.ts'
import { WrittenTexts } from '../app/written-texts.ts'

export function ItemDescription({ item }: { item: ItemView }) {
  const written = useContext(WrittenTexts)
  if (!item.description) return null

  written?.push(item.description)
  return <p className="description">{item.description}</p>
}

import type { ItemView } from '../app/view-model.ts'

type Props = {
  item: ItemView
  isFavourite: boolean
  onFavour: (item: ItemView, isFavourite: boolean) => void
}

export function FavouriteButton({ item, isFavourite, onFavour }: Props) {
  return (
    <button
      type="button"
      className="favourite js"
      aria-label="Favourite"
      aria-pressed={isFavourite}
      onClick={() => onFavour(item, !isFavourite)}
    />
  )
}

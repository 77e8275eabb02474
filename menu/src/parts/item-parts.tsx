import type { ItemFlag } from '@thela/contract/menus/item-fields'
import { formatRupees } from '@thela/contract/values/money'
import { useContext } from 'react'
import type { Menu } from '../app/use-menu.ts'
import type { ItemView } from '../app/view-model.ts'
import { WrittenTexts } from '../app/written-texts.ts'

/** What a template is given to draw one dish; memoise it, since a long menu has hundreds and a tap changes one. */
export type ItemProps = {
  item: ItemView
  isFavourite: boolean
  onOpen: Menu['open']
  onFavour: Menu['favour']
}

/** The name; with `onOpen` a button, unless the dish is out of stock. A list writes it exactly once per item, before the description. */
export function ItemName({ item, onOpen }: { item: ItemView; onOpen?: ItemProps['onOpen'] }) {
  useContext(WrittenTexts)?.push(item.name)

  return onOpen && item.isAvailable ? (
    <button type="button" className="name" onClick={() => onOpen(item)}>
      {item.name}
    </button>
  ) : (
    <b className="name">{item.name}</b>
  )
}

export function ItemDescription({ item }: { item: ItemView }) {
  const written = useContext(WrittenTexts)
  if (!item.description) return null

  written?.push(item.description)
  return <p className="description">{item.description}</p>
}

/** '₹40', 'From ₹40' when sizes differ in price, and the old price struck through when it was higher. */
export function Price({ item }: { item: ItemView }) {
  return (
    <span className="price">
      {item.wasPrice !== null && (
        <s>
          <span className="sr">Was </span>
          {formatRupees(item.wasPrice)}
        </s>
      )}
      {item.isFrom && <small>From </small>}
      <b>{formatRupees(item.price)}</b>
    </span>
  )
}

type SizesProps = { variations: ItemView['variations']; most?: number }

/** The sizes a dish comes in, each with its price. */
export function Sizes({ variations, most = variations.length }: SizesProps) {
  if (variations.length === 0) return null

  return (
    <ul className="sizes">
      {variations.slice(0, most).map((variation) => (
        <li key={variation.id}>
          {`${variation.name} `}
          <b>{formatRupees(variation.price)}</b>
        </li>
      ))}
      {variations.length > most && <li>{`+${variations.length - most} more`}</li>}
    </ul>
  )
}

/** The word for each flag, in the order of the badges. None: shown in another way, or not at all. */
const badgeWords: Record<ItemFlag, string> = {
  isFeatured: 'Featured',
  isPopular: 'Popular',
  spicy: 'Spicy',
  isVeg: '',
  isAvailable: '',
  signature: '',
}

/** What the vendor says of a dish. Templates that hide what is out of stock never show that badge. */
export function Badges({ item }: { item: ItemView }) {
  return (
    <>
      {!item.isAvailable && <em className="badge sold-out">Out of Stock</em>}
      {(Object.keys(badgeWords) as ItemFlag[])
        .filter((flag) => item[flag] && badgeWords[flag])
        .map((flag) => (
          <em key={flag} className={`badge ${badgeWords[flag].toLowerCase()}`}>
            {badgeWords[flag]}
          </em>
        ))}
    </>
  )
}

/** Preparation time and, where the vendor gave them, calories. */
export function Facts({ item }: { item: ItemView }) {
  return (
    <p className="facts">
      <span className={item.isTimeEstimated ? 'time guess' : 'time'}>{item.time}</span>
      {item.calories !== null && <span>{`${item.calories} cal`}</span>}
    </p>
  )
}

/** The mark every Indian package carries, drawn by CSS, with its word for those who cannot see it. */
export function VegMark({ isVeg }: { isVeg: boolean }) {
  return (
    <i className={isVeg ? 'veg' : 'veg non'}>
      <span className="sr">{isVeg ? 'Veg' : 'Non-Veg'}</span>
    </i>
  )
}

export function FavouriteButton({ item, isFavourite, onFavour }: Omit<ItemProps, 'onOpen'>) {
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

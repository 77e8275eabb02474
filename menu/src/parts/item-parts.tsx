import type { ItemFlag } from '@thela/contract/menus/item-fields'
import type { Variation } from '@thela/contract/menus/variation'
import { formatRupees } from '@thela/contract/values/money'
import { useContext } from 'react'
import { PageTexts } from '../app/page-texts.ts'
import type { Menu } from '../app/use-menu.ts'
import type { ItemView } from '../app/view-model.ts'

/** What a template gets to draw one item; memoise it, since a long menu has hundreds and a tap changes one. */
export type ItemProps = {
  item: ItemView
  isFavourite: boolean
  onOpen: Menu['open']
  onFavour: Menu['favour']
}

/** The name; with `onOpen` a button, unless the item is out of stock. A list renders it exactly once per item, before the description. */
export function ItemName({ item, onOpen }: { item: ItemView; onOpen?: ItemProps['onOpen'] }) {
  useContext(PageTexts)?.push(item.name)

  return onOpen && item.isAvailable ? (
    <button type="button" className="name" lang={item.nameLang} onClick={() => onOpen(item)}>
      {item.name}
    </button>
  ) : (
    <b className="name" lang={item.nameLang}>
      {item.name}
    </b>
  )
}

export function ItemDescription({ item }: { item: ItemView }) {
  const pageTexts = useContext(PageTexts)
  if (!item.description) return null

  pageTexts?.push(item.description)
  return (
    <p className="description" lang={item.descriptionLang}>
      {item.description}
    </p>
  )
}

/** The second line under the name. */
export const EnglishName = ({ item }: { item: ItemView }) =>
  item.nameEn && (
    <p className="name-en" lang="en">
      {item.nameEn}
    </p>
  )

/** '₹40', 'From ₹40' when sizes differ in price, and the old price struck through when it was higher. */
export function Price({ item }: { item: ItemView }) {
  return (
    <span className="price">
      {item.wasPrice && (
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

/** The variations of an item, each with its price. */
export function Sizes({ variations, most = variations.length }: SizesProps) {
  if (!variations[0]) return null

  return (
    <ul className="sizes">
      {variations.slice(0, most).map((variation) => (
        <li key={variation.id} lang={variation.lang}>
          {`${sizeName(variation)} `}
          <b>{formatRupees(variation.price)}</b>
        </li>
      ))}
      {variations.length > most && <li>{`+${variations.length - most} more`}</li>}
    </ul>
  )
}

/** 'Half (6 pieces)' */
export const sizeName = ({ name, description }: Variation) =>
  description ? `${name} (${description})` : name

/** The badge of each flag, in this order; two flags are shown in other ways. */
const badgeWords = {
  signature: 'Signature',
  isFeatured: 'Featured',
  isPopular: 'Popular',
  spicy: 'Spicy',
} satisfies Record<BadgeFlag, string>

type BadgeFlag = Exclude<ItemFlag, 'isVeg' | 'isAvailable'>

/** The flags of an item. Templates that hide what is out of stock still say what is sold out today. */
export function Badges({ item }: { item: ItemView }) {
  return (
    <>
      {!item.isAvailable && (
        <em className="badge sold-out">{item.isSoldOutToday ? 'Sold out today' : 'Out of Stock'}</em>
      )}
      {(Object.entries(badgeWords) as [BadgeFlag, string][]).map(
        ([flag, word]) =>
          item[flag] && (
            <em key={flag} className={`badge ${word.toLowerCase()}`}>
              {word}
            </em>
          ),
      )}
    </>
  )
}

/** Preparation time and, where the vendor gave them, calories. */
export function TimeAndCalories({ item }: { item: ItemView }) {
  return (
    <p className="facts">
      {item.time && <span className={item.isTimeEstimated ? 'time guess' : 'time'}>{item.time}</span>}
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

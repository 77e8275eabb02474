import type { ItemFlag } from '@thela/contract/menus/item-fields'
import type { Variation } from '@thela/contract/menus/variation'
import { formatRupees } from '@thela/contract/values/money'
import { useContext } from 'react'
import { PageTexts } from '../app/page-texts.ts'
import type { Menu } from '../app/use-menu.ts'
import type { ItemView } from '../app/view-model.ts'
import { words } from '../app/words.ts'

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
  const [before, after] = item.isFrom ? words.from.split('₹') : []

  return (
    <span className="price">
      {item.wasPrice && (
        <s>
          <span className="sr">{words.was}</span>
          {formatRupees(item.wasPrice)}
        </s>
      )}
      {before && <small>{before}</small>}
      <b>{formatRupees(item.price)}</b>
      {after && <small>{after}</small>}
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
      {variations.length > most && <li>{words.more(variations.length - most)}</li>}
    </ul>
  )
}

/** 'Half (6 pieces)' */
export const sizeName = ({ name, description }: Variation) =>
  description ? `${name} (${description})` : name

/** The badge of each flag, in this order; two flags are shown in other ways. */
const badges = {
  signature: 'signature',
  isFeatured: 'featured',
  isPopular: 'popular',
  spicy: 'spicy',
} as const satisfies Record<BadgeFlag, keyof typeof words.labels>

type BadgeFlag = Exclude<ItemFlag, 'isVeg' | 'isAvailable'>

/** The flags and the diets of an item. Templates that hide what is out of stock still say what is sold out today. */
export function Badges({ item }: { item: ItemView }) {
  return (
    <>
      {!item.isAvailable && (
        <em className="badge sold-out">{item.isSoldOutToday ? words.soldOutToday : words.outOfStock}</em>
      )}
      {(Object.keys(badges) as BadgeFlag[]).map(
        (flag) =>
          item[flag] && (
            <em key={flag} className={`badge ${badges[flag]}`}>
              {words.labels[badges[flag]]}
            </em>
          ),
      )}
      {item.diets.map((diet) => (
        <em key={diet} className="badge diet">
          {words.labels[diet]}
        </em>
      ))}
    </>
  )
}

/** Preparation time and, where the vendor gave them, calories. */
export function TimeAndCalories({ item }: { item: ItemView }) {
  return (
    <p className="facts">
      {item.time && <span className={item.isTimeEstimated ? 'time guess' : 'time'}>{item.time}</span>}
      {item.calories !== null && <span>{words.calories(item.calories)}</span>}
    </p>
  )
}

/** The mark every Indian package carries, drawn by CSS, with its word for those who cannot see it. */
export const VegMark = ({ mark }: Pick<ItemView, 'mark'>) => (
  <i className={mark === 'veg' ? mark : `veg ${mark ?? 'none'}`}>
    <span className="sr">{mark && words.labels[mark]}</span>
  </i>
)

export function FavouriteButton({ item, isFavourite, onFavour }: Omit<ItemProps, 'onOpen'>) {
  return (
    <button
      type="button"
      className="favourite js"
      aria-label={words.favourite}
      aria-pressed={isFavourite}
      onClick={() => onFavour(item, !isFavourite)}
    />
  )
}

import { useContext } from 'react'
import type { Menu } from '../app/use-menu.ts'
import { words } from '../app/words.ts'
import { Dialog } from './Dialog.tsx'
import { ItemMarks, isMarked } from './DietSlot.tsx'
import {
  Badges,
  EnglishName,
  FavouriteButton,
  Price,
  Sizes,
  TimeAndCalories,
  VegMark,
} from './item-parts.tsx'
import { Picture } from './Picture.tsx'
import { SlipContext } from './SlipSlot.tsx'

/** All details of the item that was tapped, and how many of it are on the order slip. */
export function ItemSheet({ menu }: { menu: Menu }) {
  const slip = useContext(SlipContext)
  const { Sheet, opened: item } = menu
  if (Sheet) return <Sheet menu={menu} />
  if (!item) return null

  return (
    <Dialog className="item-sheet" label={item.name} onClose={menu.close}>
      <Picture url={item.imageUrl} width={560} height={350} isEager />
      <h2 lang={item.nameLang}>
        <VegMark mark={item.mark} />
        {item.name}
      </h2>
      <EnglishName item={item} />
      <div className="sheet-price">
        <Price item={item} />
        <FavouriteButton item={item} isFavourite={menu.favourites.has(item.id)} onFavour={menu.favour} />
      </div>
      <p className="badges">
        <Badges item={item} />
      </p>
      {item.description && (
        <p className="whole-description" lang={item.descriptionLang}>
          {item.description}
        </p>
      )}
      <Sizes variations={item.variations} />
      {item.ingredients.length > 0 && (
        <p className="ingredients">{words.ingredients(item.ingredients.join(', '))}</p>
      )}
      <TimeAndCalories item={item} />
      {isMarked(item) && <ItemMarks item={item} />}
      {slip && item.isAvailable && <slip.Portions item={item} />}
    </Dialog>
  )
}

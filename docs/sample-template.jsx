import { useEffect, useMemo, useState } from 'react'

/** A complete template: a chalkboard with search, categories, pictures and what is sold out. */
export default function Chalkboard({ vendorConfig, menuItems, theme }) {
  const [search, setSearch] = useState('')
  const [category, setCategory] = useState('all')
  const [isOpen, setIsOpen] = useState(true)

  useEffect(() => setIsOpen(isOpenNow(vendorConfig)), [vendorConfig])

  const shown = useMemo(() => {
    const wanted = search.trim().toLowerCase()
    return menuItems.filter(
      (item) =>
        (category === 'all' || item.categoryId === category) && item.name.toLowerCase().includes(wanted),
    )
  }, [menuItems, search, category])

  return (
    <main style={{ background: theme.ink, color: '#fff', padding: 16 }}>
      <style>{styles(theme)}</style>
      <header>
        {vendorConfig.logo && <img src={vendorConfig.logo} alt="" width="56" height="56" />}
        <h1>{vendorConfig.businessName}</h1>
        <p>{vendorConfig.tagline}</p>
        <p>
          {vendorConfig.place}
          {vendorConfig.hours && ` · ${vendorConfig.hours}`}
          {!isOpen && ' · Closed now'}
        </p>
        <nav>
          {vendorConfig.callUrl && <a href={vendorConfig.callUrl}>Call</a>}
          {vendorConfig.mapUrl && <a href={vendorConfig.mapUrl}>Map</a>}
        </nav>
      </header>

      <input
        type="search"
        aria-label="Search the menu"
        placeholder="Search the menu"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <nav aria-label="Categories">
        <button type="button" aria-pressed={category === 'all'} onClick={() => setCategory('all')}>
          All
        </button>
        {vendorConfig.categories.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            data-category-id={id}
            aria-pressed={category === id}
            onClick={() => setCategory(id)}
          >
            {name}
          </button>
        ))}
      </nav>

      <ul>
        {shown.map((item) => (
          <Dish key={item.id} item={item} />
        ))}
      </ul>
      {shown.length === 0 && <p>Nothing here goes by that name.</p>}
    </main>
  )
}

function Dish({ item }) {
  const [isOpen, setIsOpen] = useState(false)

  return (
    <li data-item-id={item.id} className={item.isAvailable ? '' : 'sold-out'}>
      {item.imageUrl && <img src={item.imageUrl} alt="" loading="lazy" width="72" height="72" />}
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <b>{item.name}</b> <small>{item.veg ? 'Veg' : 'Non-veg'}</small>
      </button>
      <span className="price">
        {item.isFrom && 'from '}₹{item.price}
      </span>
      {!item.isAvailable && <em>Out of Stock</em>}
      {isOpen && <p>{item.description ?? `Ready in ${item.time}.`}</p>}
    </li>
  )
}

function isOpenNow({ openingTime, closingTime }) {
  if (!openingTime || !closingTime) return true
  const now = new Date().toLocaleTimeString('en-GB', { timeZone: 'Asia/Kolkata' }).slice(0, 5)
  return openingTime <= closingTime
    ? now >= openingTime && now < closingTime
    : now >= openingTime || now < closingTime
}

const styles = ({ accent, glow }) => `
  header { text-align: center }
  header a { color: ${glow}; margin: 0 8px; display: inline-block; padding: 10px 0 }
  input { width: 100%; padding: 12px; border: 0; border-radius: 8px; font: inherit }
  nav button { margin: 8px 8px 0 0; padding: 10px 14px; border: 1px solid ${glow}; border-radius: 99px;
    background: none; color: #fff; font: inherit }
  nav button[aria-pressed=true] { background: ${accent} }
  ul { list-style: none; margin: 16px 0 0; padding: 0 }
  li { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; padding: 10px 0;
    border-bottom: 1px dashed #ffffff40 }
  li button { flex: 1; padding: 0; min-height: 44px; border: 0; background: none; color: inherit; font: inherit;
    text-align: left }
  li p { flex-basis: 100%; margin: 0 }
  .price { font-variant-numeric: tabular-nums }
  .sold-out { opacity: .6 }
`

/**
 * Another plate of the same kind: mirrored, nearer or further away, on another table, on another plate and with
 * something else beside it. The first (0) is the drawing itself; the same number always gives the same picture.
 */
export function varyDrawing(drawing: string, kind: string, n: number) {
  if (n === 0) return drawing

  const { start, ground, dish } = readParts(drawing)
  const choice = seedOf(kind) + n
  const table = choose(tables, choice)
  const mirror = n % 2 === 1 ? 'matrix(-1 0 0 1 600 0) ' : ''
  const nearness = choose(nearnesses, n)
  const placed = `<g transform="${mirror}translate(300 290) scale(${nearness}) translate(-300 -290)">`
  const plated = recolour(dish, choose(plates, choice))

  return `${start}${paint(ground, table)}${placed}${plated}</g>${choose(sidesOf(kind), choice)}</svg>`
}

/** Every drawing of a dish begins with its wall, a light on it, the table and the table's edge, each in a line. */
function readParts(drawing: string) {
  const lines = drawing.slice(0, drawing.lastIndexOf('</svg>')).split('\n')

  return {
    start: `${lines[0]}\n`,
    ground: `${lines.slice(1, 5).join('\n')}\n`,
    dish: lines.slice(5).join('\n'),
  }
}

const choose = <T>(list: readonly T[], n: number) => list[n % list.length] as T

/** So that the second dish of every kind does not stand on the same table. */
const seedOf = (kind: string) => [...kind].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)

/** Wall, light, table and edge, and what covers the table. */
type Table = { fills: [string, string, string, string]; cloth: string }

function paint(ground: string, { fills, cloth }: Table) {
  let n = 0
  return ground.replace(/fill="[^"]*"/g, () => `fill="${fills[n++]}"`) + cloth
}

const stripes = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`

const tables: readonly Table[] = [
  { fills: ['#CFE6E1', '#E4F3EF', '#5E9C92', '#4D877E'], cloth: '' },
  {
    fills: ['#E6DCCF', '#F3ECE2', '#93623F', '#7B4E2F'],
    cloth: stripes('M0 268H250M300 268H600M0 312H420M470 312H600M0 358H160M210 358H600', '#84552F', 3),
  },
  {
    fills: ['#CBDDF0', '#E2EDF8', '#F4F1EA', '#D9D3C6'],
    cloth:
      stripes('M-60 400L40 237M60 400L130 237M180 400L220 237M300 400V237', '#C23B3B', 14) +
      stripes('M420 400L380 237M540 400L470 237M660 400L560 237', '#C23B3B', 14) +
      stripes('M0 266H600M0 306H600M0 356H600', '#C23B3B99', 10),
  },
  { fills: ['#4A4164', '#6B5E8C', '#2C2640', '#211C31'], cloth: '' },
  {
    fills: ['#F6D7DF', '#FBE8ED', '#B9C7CF', '#9FB0BA'],
    cloth: stripes('M30 260L200 252M330 256L560 250M60 330L260 318M380 380L590 366', '#CBD7DD', 4),
  },
]

const nearnesses = [1, 1.1, 0.93, 1.05]

/** What a colour of the china becomes: none, blue enamel, steel, a leaf. Bowls change with it. */
const plates: readonly Record<string, string>[] = [
  {},
  {
    '#FFFAF0': '#F4F8FC',
    '#D9622B': '#2F5FA8',
    '#EADCC4': '#DCE5EF',
    '#F9F1E2': '#EEF4FA',
    '#D8C7AC': '#B4C2D4',
    '#C46A34': '#2C7F86',
    '#9C4C20': '#1D5F66',
    '#C9382B': '#3A5FA0',
    '#9C241B': '#274680',
  },
  {
    '#FFFAF0': '#EEF2F4',
    '#D9622B': '#AEB9C1',
    '#EADCC4': '#B9C4CB',
    '#F9F1E2': '#D5DDE2',
    '#D8C7AC': '#8E9AA2',
    '#C46A34': '#D5DDE2',
    '#9C4C20': '#9AA5AD',
    '#2C7F86': '#D5DDE2',
    '#1D5F66': '#9AA5AD',
  },
  {
    '#FFFAF0': '#7FA650',
    '#D9622B': '#A9C774',
    '#EADCC4': '#6D9343',
    '#F9F1E2': '#86AE56',
    '#D8C7AC': '#4F6E2C',
    '#C46A34': '#B8733E',
    '#9C4C20': '#8F5528',
    '#4A4442': '#B5652F',
    '#2E2A29': '#8A4A20',
  },
]

const recolour = (dish: string, colours: Record<string, string>) =>
  dish.replace(/#[0-9A-F]{6}/g, (colour) => colours[colour] ?? colour)

const shadow = (x: number, y: number, width: number) =>
  `<ellipse cx="${x + 4}" cy="${y + 5}" rx="${width}" ry="${width * 0.36}" fill="#5A2A12" opacity="0.22"/>`

const line = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`

const lemon = `${shadow(82, 362, 40)}<ellipse cx="82" cy="352" rx="40" ry="20" fill="#E3B92E"/>
<ellipse cx="82" cy="346" rx="40" ry="19" fill="#F7DD5E"/><ellipse cx="82" cy="346" rx="33" ry="15" fill="#FFF3B0"/>
${line('M82 346V332M82 346L106 340M82 346L104 354M82 346V360M82 346L58 354M82 346L60 338', '#F0CF4A', 2.4)}`

const chillies = `${line('M502 366q34 -6 62 -30', '#4C8A2A', 13)}${line('M508 362q30 -6 50 -24', '#86BF55', 3)}
${line('M520 380q34 0 58 -18', '#B3271E', 12)}${line('M526 377q26 -1 44 -12', '#E8705F', 3)}`

const onions = `${shadow(516, 366, 44)}<ellipse cx="516" cy="358" rx="42" ry="17" fill="#F7E3EA"/>
<ellipse cx="516" cy="358" rx="42" ry="17" fill="none" stroke="#A8325E" stroke-width="4"/>
<ellipse cx="516" cy="358" rx="29" ry="11" fill="none" stroke="#CF7A9B" stroke-width="3"/>
<ellipse cx="516" cy="358" rx="15" ry="5" fill="none" stroke="#CF7A9B" stroke-width="3"/>`

const cup = `${shadow(534, 366, 34)}<path d="M502 306L508 360Q534 372 560 360L566 306Z" fill="#D5DDE2"/>
<path d="M566 306L560 360Q548 366 540 367L548 306Z" fill="#9AA5AD"/>
<ellipse cx="534" cy="306" rx="32" ry="10" fill="#F4F7F9"/><ellipse cx="534" cy="307" rx="27" ry="7.5" fill="#B8793F"/>`

const petals = `${shadow(96, 366, 34)}<ellipse cx="74" cy="362" rx="17" ry="8" fill="#D9526F"/>
<ellipse cx="104" cy="352" rx="15" ry="8" fill="#E8788F"/><ellipse cx="112" cy="370" rx="16" ry="7" fill="#C83E5E"/>
${line('M66 361q8 -4 16 0M98 351q6 -3 12 0M104 369q8 -3 16 0', '#F5AFBD', 2)}`

const nothing = ''
const savoury = [lemon, nothing, chillies, onions, cup, nothing, lemon]
const sweet = [petals, nothing, nothing]
const sweetKinds = new Set([
  'chai',
  'cold-coco',
  'ghari',
  'ice-cream',
  'jalebi',
  'juice',
  'kaju-katli',
  'lassi',
  'mint-cooler',
])
const sidesOf = (kind: string) => (sweetKinds.has(kind) ? sweet : savoury)

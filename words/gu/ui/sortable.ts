type Place = { position: number; count: number }

export const move = (name: string) => `${name} ની જગ્યા બદલો`
export const instructions =
  'ઉપાડવા માટે સ્પેસ દબાવો, ખસેડવા માટે તીરવાળાં બટન, મૂકવા માટે ફરી સ્પેસ, અને પાછું મૂકવા માટે એસ્કેપ.'
export const unnamed = 'આ વસ્તુ'
export const pickedUp = (name: string, { position, count }: Place) =>
  `${name} ઉપાડ્યું, જગ્યા ${position}, કુલ ${count}.`
export const isOver = (name: string, { position, count }: Place) =>
  `${name} હવે જગ્યા ${position} ઉપર છે, કુલ ${count}.`
export const isOverCategory = (name: string, category: string) => `${name} હવે કેટેગરી ${category} ઉપર છે.`
export const dropped = (name: string, { position, count }: Place) =>
  `${name} ને જગ્યા ${position} પર મૂક્યું, કુલ ${count}.`
export const droppedAtCategory = (name: string, category: string) => `${name} ને કેટેગરી ${category} માં મૂક્યું.`
export const isBack = (name: string, { position, count }: Place) =>
  `${name} પાછું જગ્યા ${position} પર છે, કુલ ${count}.`

export const searchLabel = 'Find your area'
export const searchHint = 'Type the name of your area or city. Country, state and city are filled in for you.'
export const searchPlaceholder = 'For example, Adajan'
export const typeMore = 'Type at least two letters.'
export const searching = 'Searching...'
export const searchFailed = 'We could not search. Please choose from the lists below.'
export const noPlace = (typed: string) =>
  `No place begins with "${typed}". Please choose from the lists below.`
export const noMatch = (typed: string) => `No match for "${typed}".`
export const chooseFromLists = 'Choose from lists'

export const labels = { country: 'Country', state: 'State', city: 'City', area: 'Area/Zone' }
export const select = {
  country: 'Select Country',
  state: 'Select State',
  city: 'Select City',
  area: 'Select Area/Zone',
}
export const type = {
  country: 'Type your country',
  state: 'Type your state',
  city: 'Type your city',
  area: 'Type your area',
}
/** In a list that waits for the one above it; the first waits for none. */
export const selectAboveFirst = {
  country: '',
  state: 'Select Country first',
  city: 'Select State first',
  area: 'Select City first',
}
export const notLoaded = {
  country: 'Error loading countries',
  state: 'Error loading states',
  city: 'Error loading cities',
  area: 'Error loading areas',
}
export const loading = 'Loading...'
export const invalidList = 'Error: Invalid data format'
export const notAvailable = 'Not available'
export const tryAgain = 'Try again'

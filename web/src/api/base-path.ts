type Place = Pick<Location, 'origin' | 'protocol' | 'hostname'>

type Deployment = {
  /** Said outright by the page or its build; it wins over the rule (DEC-215). */
  configured?: string | null
  productionHost?: string
}

const API_PORT = 3001

/** Where the API is, seen from the page at `place`. */
export function basePathFor(place: Place, { configured, productionHost }: Deployment = {}) {
  if (configured) return configured
  if (localHosts.has(place.hostname)) return `${place.origin}/api`
  if (place.hostname === productionHost) return '/api'
  return `${place.protocol}//${place.hostname}:${API_PORT}/api`
}

export function readBasePath() {
  const { PROD, VITE_PRODUCTION_HOST } = import.meta.env
  const said = document.querySelector('meta[name="api-base"]')?.getAttribute('content')
  // The built app is sent by our own server, which is at '/api' of whatever host that is.
  const configured = said ?? (PROD ? '/api' : null)

  return basePathFor(window.location, { configured, productionHost: VITE_PRODUCTION_HOST })
}

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

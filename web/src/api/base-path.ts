type Place = Pick<Location, 'origin' | 'protocol' | 'hostname'>

type Deployment = {
  /** What the page itself says in `<meta name="api-base">`; the page our server sends says '/api' (DEC-215). */
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
  const configured = document.querySelector('meta[name="api-base"]')?.getAttribute('content')
  return basePathFor(window.location, { configured, productionHost: import.meta.env.VITE_PRODUCTION_HOST })
}

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

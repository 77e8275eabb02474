import { setFlagsFromString } from 'node:v8'

// One process serves menus and forms and talks to its database: Node's stream code sees more object shapes than the four
// that V8 caches per call site, and then looks each up again. With sixteen a cached menu costs less.
setFlagsFromString('--max-valid-polymorphic-map-count=16')

import { setFlagsFromString } from 'node:v8'

// One process answers menus and forms and speaks with its database: Node's code for streams meets more kinds of objects
// than the four that V8 remembers, and then looks each of them up anew. With sixteen a cached menu costs less.
setFlagsFromString('--max-valid-polymorphic-map-count=16')

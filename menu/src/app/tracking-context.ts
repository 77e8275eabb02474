import { createContext } from 'react'
import { silent } from '../boot/track.ts'

/** Silent unless a page in a customer's browser provides a real one. */
export const TrackingContext = createContext(silent)

import { type InterfaceLanguage, interfaceLanguages } from '@thela/contract/values/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'

const COOKIE = 'language'
const YEAR = 365 * 24 * 3600

/**
 * The language of a page of the site or the app: the one named in its address, the one chosen before, or the first
 * that the browser prefers. The back office is in English.
 */
export function chooseLanguage({ url, headers, query }: Asked): InterfaceLanguage {
  if (/^\/admin(\/|\?|$)/.test(url)) return 'en'
  return namedIn(query) ?? chosenIn(headers.cookie) ?? preferredIn(headers['accept-language']) ?? 'en'
}

type Asked = Pick<FastifyRequest, 'url' | 'headers' | 'query'>

/** Says in which language a page is, and remembers the one named in its address for the next pages. */
export function sayLanguage(request: Asked, reply: FastifyReply) {
  const named = namedIn(request.query)
  reply.headers({
    'content-language': chooseLanguage(request),
    vary: 'Accept-Encoding, Accept-Language, Cookie',
  })
  if (named) reply.header('set-cookie', `${COOKIE}=${named}; Path=/; Max-Age=${YEAR}; SameSite=Lax`)
}

const isOurs = (language: unknown) => interfaceLanguages.find((ours) => ours === language)

const namedIn = (query: unknown) => isOurs((query as { lang?: unknown } | undefined)?.lang)

function chosenIn(cookies = '') {
  const cookie = cookies.split('; ').find((one) => one.startsWith(`${COOKIE}=`))
  return isOurs(cookie?.slice(COOKIE.length + 1))
}

/** Of 'gu-IN,gu;q=0.9,en;q=0.8' the first with the highest quality that we have. */
function preferredIn(header = '') {
  const wanted = header.split(',', MAX_WANTED).map((part) => {
    const [tag = '', quality] = part.trim().toLowerCase().split(';q=')
    return { language: isOurs(tag.split('-')[0]), quality: quality === undefined ? 1 : Number(quality) || 0 }
  })
  return wanted.filter((one) => one.language && one.quality > 0).sort((a, b) => b.quality - a.quality)[0]
    ?.language
}

/** Browsers name a handful. */
const MAX_WANTED = 20

import { dishLibraryApi } from '@thela/contract/menus/dish-library'
import { menuImportApi } from '@thela/contract/menus/menu-import'
import { menuPhotoApi, type PhotoLine, PhotoProgress } from '@thela/contract/menus/menu-photo'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerMenu } from '../../../testing/answer-menu.ts'
import {
  answer,
  disconnect,
  hold,
  refuse,
  requestsTo,
  respondWith,
} from '../../../testing/contract-server.ts'
import { drawPicture } from '../../../testing/draw-picture.ts'
import { showScreen, signInVendor } from '../../../testing/show-screen.tsx'
import { expectToasts } from '../../../testing/toasts.ts'

const PATH = '/dashboard/items/add-dishes?way=photo'
const LINES: PhotoLine[] = [
  { text: 'Snacks:', doubts: [] },
  { text: 'Vada pav 25', doubts: [] },
  { text: 'Samosa ₹20', doubts: ['unsurePrice'] },
  { text: 'Pav Bhajl 120', doubts: ['unsureName'] },
]
const field = page.getByCss('input[type=file]:not([capture])')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const price = (of: string) => page.getByRole('spinbutton', { name: `Price of ${of}`, exact: true })
const row = (of: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('textbox', { name: `Name of ${of}`, exact: true }) })
const progress = page.getByRole('progressbar')
const heading = (name: string) => page.getByRole('heading', { name })

async function choose(photo?: File) {
  const screen = await showScreen(PATH)
  await expect.element(page.getByText('Choose a file')).toBeVisible()
  await userEvent.upload(field, photo ?? drawPicture())
  return screen
}

/** The answer as the server streams it; each call sends one more line. */
function streamAnswer() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  respondWith(menuPhotoApi.read, () => new Response(readable))
  return {
    send: (said: PhotoProgress) =>
      writer.write(new TextEncoder().encode(`${JSON.stringify(PhotoProgress.parse(said))}\n`)),
    end: () => writer.close(),
  }
}

const answerWith = (...said: PhotoProgress[]) =>
  respondWith(
    menuPhotoApi.read,
    () => new Response(said.map((each) => `${JSON.stringify(PhotoProgress.parse(each))}\n`).join('')),
  )

beforeEach(() => {
  signInVendor()
  answer(dishLibraryApi.recognise, ({ body }) => ({
    dishes: (body as { names: string[] }).names.map(() => null),
  }))
  answer(menuImportApi.add, { message: 'Added', addedCategories: 1, addedItems: 3 })
})

describe('a vendor with a photo of their menu', () => {
  test('sees how far it is, then the table with what was hard to read marked [QUICK-11]', async () => {
    const streamed = streamAnswer()
    await choose()
    await streamed.send({ percent: 40 })
    await expect.element(progress).toHaveAccessibleName('Reading your photo…')
    await expect.element(progress).toHaveAttribute('aria-valuenow', '40')
    await streamed.send({ lines: LINES })
    await streamed.end()

    await expect.element(price('Vada pav')).toHaveValue(25)
    await expect.element(row('Samosa')).toMatchTextContent('The price was hard to read: please check it')
    await expect.element(row('Pav Bhajl')).toMatchTextContent('The name was hard to read: please check it')
    await expect.element(row('Vada pav')).not.toMatchTextContent('hard to read')
    expect(requestsTo(menuImportApi.add)).toEqual([])
  })

  test('sends a large photo smaller than it was, as JPEG', async () => {
    answerWith({ lines: [] })
    await choose(drawPicture({ width: 4000, height: 3000 }))
    await expect.poll(() => requestsTo(menuPhotoApi.read).length).toBe(1)
    const form = requestsTo(menuPhotoApi.read)[0]?.body as FormData | undefined
    const sent = form?.get('image') as File
    const { width, height } = await createImageBitmap(sent)

    expect([sent.type, width, height]).toEqual(['image/jpeg', 1600, 1200])
  })

  test('adds what was read in one call, and the mark of a price goes when it is mended', async () => {
    answerMenu({})
    answerWith({ lines: LINES })
    await choose()
    await price('Samosa').fill('22')
    await expect.element(row('Samosa')).not.toMatchTextContent('hard to read')
    await button('All are veg').click()
    await button('Add to menu').click()

    await expectToasts('3 dishes and 1 category were added to your menu')
    expect(requestsTo(menuImportApi.add)[0]?.body).toMatchObject({
      categories: [{ name: 'Snacks', items: [{ price: 25 }, { price: 22 }, { price: 120 }] }],
    })
  })

  test('finds the table again after the page was left', async () => {
    answerMenu({})
    answerWith({ lines: LINES })
    const { router } = await choose()
    await price('Vada pav').fill('27')
    await router.navigate({ to: '/dashboard/items' })
    await router.navigate({ to: '/dashboard/items/add-dishes', search: { way: 'photo' } })

    await expect.element(price('Vada pav')).toHaveValue(27)
  })

  test('cancels, and is asked for a photo again', async () => {
    answerWith({ lines: [] })
    const held = hold(menuPhotoApi.read)
    await choose()
    await expect.element(progress).toHaveAccessibleName('Sending your photo…')
    await button('Cancel').click()

    held.release()
    await expect.element(page.getByText('Choose a file')).toBeVisible()
    await expect.element(heading('We could not read dishes in this photo')).not.toBeInTheDocument()
  })
})

describe('a photo that gives no table', () => {
  test('because it shows no dishes, is answered with what to do', async () => {
    answerWith({ percent: 100 }, { lines: [] })
    await choose()

    await expect.element(heading('We could not read dishes in this photo')).toBeVisible()
    await expect.element(page.getByText('Choose a file')).toBeVisible()
  })

  test('because the server is busy, can be sent again', async () => {
    refuse(menuPhotoApi.read, 503, { message: 'Many photos are being read right now.' })
    await choose()
    await expect.element(page.getByText('Many photos are being read right now.')).toBeVisible()
    answerWith({ lines: LINES })
    await button('Retry').click()

    await expect.element(price('Vada pav')).toHaveValue(25)
  })

  test('because reading failed on the way, says why', async () => {
    answerWith({ percent: 10 }, { failed: 'This photo could not be read.' })
    await choose()

    await expect.element(page.getByText('This photo could not be read.')).toBeVisible()
  })

  test('because there is no connection, or the answer breaks off, says so', async () => {
    disconnect(menuPhotoApi.read)
    await choose()
    await expect.element(page.getByText(/^Your photo could not be sent/)).toBeVisible()
    answerWith({ percent: 10 })
    await button('Retry').click()

    await expect.element(page.getByText(/^Your photo could not be sent/)).toBeVisible()
    await expect.poll(() => requestsTo(menuPhotoApi.read).length).toBe(2)
  })

  test('because it is no picture, is not sent', async () => {
    await choose(new File(['hello'], 'menu.pdf', { type: 'application/pdf' }))

    await expect.element(page.getByText(/^This file could not be opened as a picture/)).toBeVisible()
    expect(requestsTo(menuPhotoApi.read)).toEqual([])
  })
})

describe('on a small phone', () => {
  afterEach(() => page.viewport(1280, 800))

  test('nothing scrolls sideways', async () => {
    await page.viewport(320, 568)
    answerWith({ lines: LINES })
    await choose()

    await expect.element(price('Vada pav')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(320)
  })
})

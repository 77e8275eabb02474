import { QueryClientProvider } from '@tanstack/react-query'
import { builtInUploadLimits } from '@thela/contract/core/platform'
import { uploadsApi } from '@thela/contract/core/uploads'
import { itemsApi } from '@thela/contract/menus/items'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { queryClient } from '../../api/query-client.ts'
import { answerMenu } from '../../testing/answer-menu.ts'
import { answer, disconnect, hold, refuse, requestsTo } from '../../testing/contract-server.ts'
import { drawPicture, drawPictureUrl } from '../../testing/draw-picture.ts'
import { anItem } from '../../testing/samples.ts'
import { showScreen, signInVendor } from '../../testing/show-screen.tsx'
import { toastTexts } from '../../testing/toasts.ts'
import { PictureField } from './PictureField.tsx'
import type { PictureKind } from './picture-kinds.ts'
import type { Picture } from './use-picture.ts'

const LABEL = 'Picture (optional)'
const MB = 1024 * 1024
const PUBLIC_ID = 'vendors/vendor1/menu_items/dish'

const form = page.getByRole('dialog', { name: 'Edit Menu Item' })
const chooser = form.getByLabelText(LABEL)
const adjusting = page.getByRole('dialog', { name: 'Adjust the picture' })
const frame = adjusting.getByRole('group', { name: /Drag the picture/ })
const shown = page.getByRole('img', { name: LABEL })
const save = form.getByRole('button', { name: 'Update Item' })
const press = (name: string) => form.getByRole('button', { name }).first().click()
const use = () => adjusting.getByRole('button', { name: 'Use this picture' }).click()
const sentForms = () => requestsTo(uploadsApi.uploadImage).map(({ body }) => body as FormData)
const sentFiles = () => sentForms().map((sent) => sent.get('image') as File)
const sentSizes = () =>
  Promise.all(
    sentFiles().map(async (file) => {
      const { width, height } = await createImageBitmap(file)
      return [width, height]
    }),
  )
const left = () => Number.parseFloat(frame.element().querySelector('img')?.style.left ?? '')

/** Every upload is stored at this address, which is a picture that the browser can show. */
const store = (url = drawPictureUrl(), publicId = PUBLIC_ID) =>
  answer(uploadsApi.uploadImage, { success: true, url, public_id: publicId })

/** Uploads a picture and opens it again, to choose another part of it. */
async function adjust(file: File) {
  await chooser.upload(file)
  await press('Adjust')
  await expect.element(frame).toBeVisible()
}

async function openDish() {
  answerMenu({ items: [anItem('Samosa')] })
  await showScreen('/dashboard/items?edit=samosa')
  await expect.element(chooser).toBeEnabled()
}

beforeEach(() => {
  signInVendor()
  store()
  answer(uploadsApi.removeImage, { success: true })
})

describe('a vendor who uploads a picture', () => {
  beforeEach(openDish)

  test('sees it idle, uploading, failed and done [UPL-01]', async () => {
    await expect.element(form.getByRole('progressbar')).not.toBeInTheDocument()
    await expect.element(shown).not.toBeInTheDocument()
    disconnect(uploadsApi.uploadImage)
    const first = hold(uploadsApi.uploadImage)
    await chooser.upload(drawPicture({ type: 'image/jpeg' }))
    await expect.element(form.getByRole('progressbar', { name: 'Uploading dish.jpeg' })).toBeVisible()
    await expect.element(chooser).toBeDisabled()

    first.release()
    await expect.element(form.getByText('Upload failed')).toBeVisible()
    await expect.element(save).toBeEnabled()
    store()
    const second = hold(uploadsApi.uploadImage)
    await press('Try again')
    await expect.element(form.getByRole('progressbar', { name: 'Uploading dish.jpeg' })).toBeVisible()

    second.release()
    await expect.element(shown).toBeVisible()
    await expect.element(form.getByText('Upload failed')).not.toBeInTheDocument()
    await expect.element(form.getByText('The picture was uploaded')).toBeInTheDocument()
  })

  test('has the middle of it cropped 3:2 at once, and it goes to the folder of the own items [UPL-06]', async () => {
    const url = '/uploads/vendors/vendor1/menu_items/dish.webp'
    store(url)
    await chooser.upload(drawPicture({ width: 1500, height: 1500 }))
    await expect.element(form.getByRole('button', { name: 'Remove' })).toBeVisible()

    expect(sentForms().map((sent) => sent.get('folder'))).toEqual(['vendors/vendor1/menu_items'])
    expect(await sentSizes()).toEqual([[1200, 800]])
    await save.click()
    await expect.element(form).not.toBeInTheDocument()
    expect(requestsTo(itemsApi.update).map(({ body }) => body)).toEqual([{ imageUrl: url }])
    expect(requestsTo(uploadsApi.removeImage)).toEqual([])
  })

  test('can save before it has arrived: saving waits and says why', async () => {
    const url = '/uploads/vendors/vendor1/menu_items/dish.webp'
    store(url)
    const upload = hold(uploadsApi.uploadImage)
    await chooser.upload(drawPicture())
    await expect.element(save).toBeEnabled()
    await save.click()
    await expect.element(form.getByRole('button', { name: 'Uploading picture...' })).toBeDisabled()
    expect(requestsTo(itemsApi.update)).toEqual([])

    upload.release()
    await expect.element(form).not.toBeInTheDocument()
    expect(requestsTo(itemsApi.update).map(({ body }) => body)).toEqual([{ imageUrl: url }])
  })

  test('whose upload fails while saving waits for it has saved nothing yet', async () => {
    disconnect(uploadsApi.uploadImage)
    const upload = hold(uploadsApi.uploadImage)
    await chooser.upload(drawPicture())
    await form.getByLabelText('Item name').fill('Punjabi Samosa')
    await save.click()
    upload.release()

    await expect.element(form.getByText('Upload failed')).toBeVisible()
    await expect.element(save).toBeEnabled()
    expect(requestsTo(itemsApi.update)).toEqual([])
    await save.click()
    await expect.element(form).not.toBeInTheDocument()
    expect(requestsTo(itemsApi.update).map(({ body }) => body)).toEqual([{ name: 'Punjabi Samosa' }])
  })

  test('may take a photo of 12 MB, which is made smaller before it is sent', async () => {
    const photo = drawPicture({ width: 4000, height: 3000, type: 'image/jpeg' })
    const padded = new File([photo, new Uint8Array(12 * MB)], 'camera.jpg', { type: 'image/jpeg' })
    drop(padded)

    await expect.element(shown).toBeVisible()
    expect(await sentSizes()).toEqual([[1200, 800]])
    expect(sentFiles()[0]?.size).toBeLessThan(MB)
  })

  test('sees it 300 by 200 [ITEM-43]', async () => {
    await chooser.upload(drawPicture())

    await expect.element(shown).toBeVisible()
    expect(sizeOf(shown)).toEqual([300, 200])
  })

  test('can take a jpeg, a png, a webp and a gif [UPL-04] [CONST-08]', async () => {
    await expect.element(chooser).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp,image/gif')
    const drawn = ['image/jpeg', 'image/png', 'image/webp'].map((type) => drawPicture({ type }))

    for (const file of [...drawn, smallestGif()]) {
      await chooser.upload(file)
      await press('Remove')
      await expect.element(shown).not.toBeInTheDocument()
    }
    expect(sentFiles().map(({ name }) => name)).toEqual(['dish.jpeg', 'dish.png', 'dish.webp', 'dot.gif'])
    // Browsers cannot write GIF: it is sent as PNG.
    expect(sentFiles().map(({ type }) => type)).toEqual([
      'image/jpeg',
      'image/png',
      'image/webp',
      'image/png',
    ])
  })

  test('reads that it is too large or of another kind, before anything is sent [UPL-02] [UPL-03] [CONST-07]', async () => {
    const tooLarge = 'File size must be less than 5MB'
    const unreadable = 'Upload failed: this picture cannot be read'
    // Neither is a picture, so neither can be made smaller.
    drop(new File([new Uint8Array(5 * MB + 1)], 'big.png', { type: 'image/png' }))
    await expect.element(form.getByText(tooLarge)).toBeVisible()
    drop(new File([new Uint8Array(5 * MB)], 'broken.png', { type: 'image/png' }))
    await expect.element(form.getByText(unreadable)).toBeVisible()

    await chooser.upload(new File(['%PDF'], 'menu.pdf', { type: 'application/pdf' }))
    await expect.element(form.getByText('File type must be one of: jpeg, png, webp, gif')).toBeVisible()
    expect(requestsTo(uploadsApi.uploadImage)).toEqual([])
  })

  test('drops it, moves and zooms it by keyboard', async () => {
    drop(drawPicture({ width: 1200, height: 400 }))
    await press('Adjust')
    await expect.element(frame).toBeVisible()

    const before = left()
    ;(frame.element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(left).toBeGreaterThan(before)
    const zoom = adjusting.getByLabelText('Zoom')
    ;(zoom.element() as HTMLElement).focus()
    await userEvent.keyboard('{End}')
    await expect.element(zoom).toHaveValue('4')
    await use()
    await expect.element(adjusting).not.toBeInTheDocument()
    await expect.element(shown).toBeVisible()
    expect(await sentSizes()).toEqual([
      [600, 400],
      [150, 100],
    ])
    await press('Adjust')
    await expect.element(zoom).toHaveValue('4')
  })

  test('pulls it into place, also where the browser does not say how far', async () => {
    hideMovement()
    await adjust(drawPicture({ width: 1200, height: 400 }))
    await expect.poll(left).toBe(-50)
    const { width, height } = frame.element().getBoundingClientRect()
    const at = (x: number) => ({ target: frame, coords: { x: width * x, y: height / 2 } })

    await userEvent.pointer([{ ...at(0.5), keys: '[MouseLeft>]' }, at(0.6), at(0.75)])
    await expect.poll(left).toBeCloseTo(-25, 0)
    await userEvent.pointer([{ keys: '[/MouseLeft]' }, at(0.25)])
    expect(left()).toBeCloseTo(-25, 0)
  })

  test('reads once that it failed, and has lost nothing [UPL-08] [UPL-09]', async () => {
    disconnect(uploadsApi.uploadImage)
    await form.getByLabelText('Item name').fill('Punjabi Samosa')
    await chooser.upload(drawPicture())

    await expect.poll(toastTexts).toEqual(['Failed to upload image'])
    await expect.element(form.getByText('Upload failed', { exact: true })).toBeVisible()
    await expect.element(form.getByLabelText('Item name')).toHaveValue('Punjabi Samosa')
  })

  test('reads the reason when the server gives one [UPL-09]', async () => {
    const error = 'File size must be less than 2MB'
    refuse(uploadsApi.uploadImage, 400, { success: false, error, message: error })
    await chooser.upload(drawPicture())

    await expect.element(form.getByText(`Upload failed: ${error}`)).toBeVisible()
    await expect.poll(toastTexts).toEqual([error])
  })

  test('whose browser cannot cut it reads so and can choose another [UPL-09]', async () => {
    const file = drawPicture()
    const toBlob = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null))
    onTestFinished(() => toBlob.mockRestore())
    await chooser.upload(file)

    await expect.element(form.getByText('Upload failed: this picture cannot be read')).toBeVisible()
    await expect.element(chooser).toBeEnabled()
    expect(requestsTo(uploadsApi.uploadImage)).toEqual([])
  })

  test('who gives it up while it is cut sends nothing', async () => {
    const file = drawPicture()
    const cut = holdCut()
    await chooser.upload(file)
    await press('Cancel upload')
    await cut.finish()

    await expect.element(chooser).toBeEnabled()
    expect(requestsTo(uploadsApi.uploadImage)).toEqual([])
  })

  test('who cancels adjusting keeps the middle', async () => {
    await adjust(drawPicture())
    await adjusting.getByRole('button', { name: 'Cancel' }).click()

    await expect.element(adjusting).not.toBeInTheDocument()
    await expect.element(shown).toBeVisible()
    expect(requestsTo(uploadsApi.uploadImage).length).toBe(1)
  })

  test('whose next picture fails still adjusts the one that is shown', async () => {
    await chooser.upload(drawPicture({ width: 600, height: 400 }))
    await expect.element(shown).toBeVisible()
    disconnect(uploadsApi.uploadImage)
    await hiddenChooser().upload(drawPicture({ width: 300, height: 200 }))
    await expect.element(form.getByText('Upload failed')).toBeVisible()
    store()
    await press('Adjust')
    await use()

    await expect.poll(async () => (await sentSizes()).at(-1)).toEqual([600, 400])
    await expect.element(shown).toBeVisible()
  })

  test('who replaces it before saving has the first one deleted, and hears nothing when that fails [UPL-07]', async () => {
    disconnect(uploadsApi.removeImage)
    store('/uploads/vendors/vendor1/menu_items/first.webp', 'vendors/vendor1/menu_items/first')
    await chooser.upload(drawPicture())
    await expect.element(form.getByRole('button', { name: 'Change' })).toBeVisible()
    store('/uploads/vendors/vendor1/menu_items/second.webp', 'vendors/vendor1/menu_items/second')
    await hiddenChooser().upload(drawPicture())
    await expect.poll(() => requestsTo(uploadsApi.uploadImage).length).toBe(2)
    await expect.element(save).toBeEnabled()
    await save.click()

    await expect.poll(toastTexts).toEqual(['Menu item updated successfully!'])
    expect(deletedIds()).toEqual(['vendors/vendor1/menu_items/first'])
    await expect.element(form).not.toBeInTheDocument()
    const others = toastTexts().filter((text) => text !== 'Menu item updated successfully!')
    expect(others).toEqual([])
  })

  test('who never saves it has it deleted, and hears nothing when that fails', async () => {
    disconnect(uploadsApi.removeImage)
    await chooser.upload(drawPicture())
    await expect.element(shown).toBeVisible()
    await form.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave without saving' }).click()

    await expect.poll(deletedIds).toEqual([PUBLIC_ID])
    await expect.element(form).not.toBeInTheDocument()
    expect(toastTexts()).toEqual([])
  })
})

test('a vendor whose picture is too large even when it is made smaller reads the limit that is set [UPL-02]', async () => {
  answerMenu({ items: [anItem('Samosa')] })
  await showScreen('/dashboard/items?edit=samosa', { maxFileSize: 1 })
  drop(await drawNoise())

  await expect.element(form.getByText('File size must be less than 1MB')).toBeVisible()
  expect(requestsTo(uploadsApi.uploadImage)).toEqual([])
})

describe('a vendor with a phone', () => {
  beforeEach(() => page.viewport(320, 568))
  afterEach(() => page.viewport(1280, 800))

  test('swipes over the uploaded picture to scroll, and sees all buttons while adjusting', async () => {
    await openDish()
    await chooser.upload(drawPicture())
    await expect.element(shown).toBeVisible()
    expect(getComputedStyle(shown.element()).touchAction).toBe('auto')
    await press('Adjust')
    await expect.element(frame).toBeVisible()
    const button = adjusting.getByRole('button', { name: 'Use this picture' })
    for (const part of [frame, button]) {
      const { top, bottom } = part.element().getBoundingClientRect()
      expect(top).toBeGreaterThanOrEqual(0)
      expect(bottom).toBeLessThanOrEqual(568)
    }
  })
})

test('the picture of an item is shown 300 by 200, and a logo 200 by 200 [CONST-09]', async () => {
  const picture = (kind: PictureKind) =>
    ({ kind, value: drawPictureUrl(), limits: builtInUploadLimits, state: { status: 'idle' } }) as Picture
  await render(
    <QueryClientProvider client={queryClient}>
      <PictureField label={LABEL} picture={picture('item')} />
      <PictureField label="Logo" picture={picture('logo')} />
    </QueryClientProvider>,
  )

  await expect.element(shown).toBeVisible()
  expect(sizeOf(shown)).toEqual([300, 200])
  expect(sizeOf(page.getByRole('img', { name: 'Logo' }))).toEqual([200, 200])
})

/** Nothing compresses it: 1200 by 800 are about 3 MB. */
async function drawNoise() {
  const canvas = new OffscreenCanvas(1200, 800)
  const pen = canvas.getContext('2d')
  const pixels = new ImageData(1200, 800)
  for (let at = 0; at < pixels.data.length; at++) pixels.data[at] = at % 4 === 3 ? 255 : Math.random() * 256
  pen?.putImageData(pixels, 0, 0)
  return new File([await canvas.convertToBlob()], 'noise.png', { type: 'image/png' })
}

function drop(file: File) {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file)
  chooser.element().dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
}

/** With its border. */
function sizeOf(image: Locator) {
  const { width, height } = image.element().parentElement?.getBoundingClientRect() ?? {}
  return [width, height]
}

/** Safari before 17 has no movementX and movementY. */
function hideMovement() {
  for (const name of ['movementX', 'movementY'] as const) {
    const given = Object.getOwnPropertyDescriptor(MouseEvent.prototype, name) ?? {}
    Object.defineProperty(MouseEvent.prototype, name, { configurable: true, get: () => undefined })
    onTestFinished(() => void Object.defineProperty(MouseEvent.prototype, name, given))
  }
}

/** Keeps the crop waiting until `finish`. */
function holdCut() {
  const { toBlob } = HTMLCanvasElement.prototype
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: finished, resolve: end } = Promise.withResolvers<void>()
  const held = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    ...how
  ) {
    const cut = (blob: Blob | null) => {
      done(blob)
      setTimeout(end)
    }
    released.then(() => toBlob.call(this, cut, ...how))
  })
  onTestFinished(() => held.mockRestore())

  return {
    finish: () => {
      release()
      return finished
    },
  }
}

/** Behind the button to change the picture. */
const hiddenChooser = () =>
  page.elementLocator(form.element().querySelector('input[type=file]') ?? form.element())

const deletedIds = () =>
  requestsTo(uploadsApi.removeImage).map(({ params }) => decodeURIComponent(params.publicId ?? ''))

const smallestGif = () => {
  const bytes = Uint8Array.from(atob('R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs='), (character) =>
    character.charCodeAt(0),
  )
  return new File([bytes], 'dot.gif', { type: 'image/gif' })
}

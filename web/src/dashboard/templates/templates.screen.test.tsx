import { type MenuPage, menuPageApi } from '@thela/contract/menus/page-data'
import { type TemplateOffer, templateAccessApi } from '@thela/contract/templates/access'
import { type Template, type TemplatePreference, templatesApi } from '@thela/contract/templates/catalogue'
import { formatDate } from '@thela/contract/values/dates'
import { SUPPORT_CHAT, SUPPORT_EMAIL } from '@thela/contract/values/product'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sampleMenu } from '../../admin/templates/sample-menu.ts'
import { answer, answerWrongly, hold, refuse, requestsTo } from '../../testing/contract-server.ts'
import { textsOf } from '../../testing/read-screen.ts'
import { showScreen, signInVendor } from '../../testing/show-screen.tsx'
import { toastTexts } from '../../testing/toasts.ts'

const PATH = '/dashboard/templates'
const preview = page.getByRole('dialog')
const card = (name: string) => page.getByRole('article', { name, exact: true })
const theme = (name: string) => preview.getByRole('radio', { name })
const apply = preview.getByRole('button', { name: /^(Apply|Applied|No Changes)$/ })
const open = (name: string) => card(name).getByRole('button', { name: 'Preview' }).click()
/** The radio itself is only for screen readers; people press its swatch. */
const tryTheme = (name: string) => preview.getByTitle(name).click()

const aTemplate = (templateId: string, name: string, more: Partial<Template> = {}): Template => ({
  id: templateId,
  templateId,
  name,
  description: `${name} in words`,
  isEnabled: true,
  isActive: true,
  accessLevel: 'free',
  price: null,
  features: [],
  themeCount: 6,
  source: 'bundled',
  hasComponent: true,
  frameUrl: null,
  createdAt: '2026-10-01T06:30:00.000Z',
  ...more,
})

const basic = aTemplate('BasicTemplate', 'Basic')
const minimal = aTemplate('ModernMinimal', 'Modern Minimal')
const royal = aTemplate('LuxuryMenuTemplate', 'Royal', { accessLevel: 'premium', price: 99.99 })

const anOffer = (standing: TemplateOffer['standing'], more: Partial<TemplateOffer> = {}): TemplateOffer => ({
  template: royal,
  standing,
  requestedAt: null,
  expiresAt: null,
  ...more,
})

const showTemplates = (data: Template[]) => answer(templatesApi.listAvailable, { success: true, data })
const showOffers = (data: TemplateOffer[]) => answer(templateAccessApi.listOffers, { success: true, data })
const showChoice = (data: TemplatePreference | null) =>
  answer(templatesApi.readChoice, { success: true, data })
const showMenu = (menu: MenuPage) =>
  answer(menuPageApi.readMenu, { ...menu, slugStatus: null, language: 'en', languages: ['en'] })

beforeEach(() => {
  signInVendor()
  showTemplates([basic, minimal])
  showOffers([])
  showChoice({ templateId: 'BasicTemplate', themeIndex: 2 })
  showMenu(sampleMenu)
})

describe('the designs of a vendor', () => {
  test('are those of the account, each with a preview; the saved one is marked [PICK-01] [PICK-02] [PICK-03]', async () => {
    await showScreen(PATH)

    await expect
      .poll(() => textsOf(page.getByRole('article').getByRole('heading')))
      .toEqual(['Basic', 'Modern Minimal'])
    expect(requestsTo(templatesApi.listAvailable)[0]?.params).toEqual({ id: 'vendor1' })
    for (const { name, description } of [basic, minimal]) {
      await expect.element(card(name).getByRole('button', { name: 'Preview' })).toBeVisible()
      await expect.element(card(name)).toMatchTextContent(description ?? '')
    }
    await expect.element(card('Basic').getByText('Applied', { exact: true })).toBeVisible()
    await expect.element(card('Modern Minimal').getByText('Applied')).not.toBeInTheDocument()
  })

  test('are announced as loading until they are there', async () => {
    const held = hold(templatesApi.listAvailable)
    await showScreen(PATH)
    const loading = page.getByRole('status', { name: 'Loading templates' })
    await expect.element(loading).toBeVisible()

    held.release()
    await expect.element(card('Basic')).toBeVisible()
    await expect.element(loading).not.toBeInTheDocument()
  })

  test('may be none: the vendor reads so, and whom to ask [PICK-06] [PICK-07]', async () => {
    showTemplates([])
    await showScreen(PATH)

    await expect
      .element(page.getByText('No templates are currently available for your account'))
      .toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Expert advice' }))
      .toHaveAttribute('href', SUPPORT_CHAT)
    await expect
      .element(page.getByRole('link', { name: 'Custom templates' }))
      .toHaveAttribute('href', '/contact')
  })

  test('are all enabled ones when the own list cannot be loaded [PICK-17]', async () => {
    refuse(templatesApi.listAvailable, 500, { message: '' })
    answer(templatesApi.listEnabled, { success: true, data: [minimal] })
    await showScreen(PATH)

    await expect.element(card('Modern Minimal')).toBeVisible()
    expect(toastTexts()).toEqual([])
  })

  test('cannot be shown when both lists fail, and can be retried [PICK-18]', async () => {
    refuse(templatesApi.listAvailable, 500, { message: '' })
    refuse(templatesApi.listEnabled, 500, { message: '' })
    await showScreen(PATH)
    await expect.poll(toastTexts).toEqual(['Failed to load templates'])

    showTemplates([basic])
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.element(card('Basic')).toBeVisible()
  })

  test('cannot be shown when the server sends no list [PICK-18]', async () => {
    refuse(templatesApi.listAvailable, 500, { message: '' })
    answerWrongly(templatesApi.listEnabled, { data: { no: 'list' } })
    await showScreen(PATH)

    await expect.poll(toastTexts).toEqual(['Failed to load templates'])
    await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  })
})

describe('a vendor who sees a design they like', () => {
  const applyBasic = card('Basic').getByRole('button', { name: 'Apply Basic' })
  const applyMinimal = card('Modern Minimal').getByRole('button', { name: 'Apply Modern Minimal' })

  test('applies it from its card, as it is shown there', async () => {
    const choice = { templateId: 'ModernMinimal', themeIndex: 0 }
    answer(templatesApi.choose, { success: true, data: choice, message: 'Saved' })
    await showScreen(PATH)
    await expect.element(card('Basic').getByText('Applied', { exact: true })).toBeVisible()
    await expect.element(applyBasic).not.toBeInTheDocument()
    await applyMinimal.click()

    await expect
      .poll(toastTexts)
      .toEqual(['Template applied successfully! Your customers will now see this design.'])
    expect(requestsTo(templatesApi.choose).map(({ body }) => body)).toEqual([choice])
    await expect.element(card('Modern Minimal').getByText('Applied', { exact: true })).toBeVisible()
    await expect.element(applyMinimal).not.toBeInTheDocument()
    await expect.element(applyBasic).toBeVisible()
  })

  test('is told when that failed, and can press the button again', async () => {
    refuse(templatesApi.choose, 500, { message: '' })
    await showScreen(PATH)
    await applyMinimal.click()

    await expect.poll(toastTexts).toEqual(['Failed to apply template. Please try again.'])
    await expect.element(applyMinimal).toBeEnabled()
    await expect.element(applyMinimal).toHaveFocus()
  })

  test('cannot apply one that has to be requested', async () => {
    showOffers([anOffer('none')])
    await showScreen(PATH)

    await expect.element(card('Royal').getByRole('button', { name: 'Request' })).toBeVisible()
    await expect.element(card('Royal').getByRole('button', { name: 'Apply' })).not.toBeInTheDocument()
  })

  test('hears the name that an administrator gave a design in English [LANG-08]', async () => {
    showOffers([anOffer('none')])
    await showScreen(PATH)

    const name = card('Royal').getByText('Royal', { exact: true }).first()
    await expect.element(name).toHaveAttribute('lang', 'en')
  })

  test('reads in plain words what it looks like', async () => {
    await showScreen(PATH)

    await expect.element(card('Basic')).toMatchTextContent('Like a printed menu card')
    await expect.element(card('Modern Minimal')).toMatchTextContent('Calm, with large headings')
  })
})

describe('a vendor who tries a design', () => {
  test('sees their own dishes in it, its themes and a button to apply it [PICK-04] [PICK-05]', async () => {
    await showScreen(PATH)
    await open('Modern Minimal')

    const frame = preview.getByTitle('Menu preview')
    await expect
      .poll(() => (frame.query() as HTMLIFrameElement | null)?.contentDocument?.body.textContent)
      .toContain('Corn Bhel')
    expect(requestsTo(menuPageApi.readMenu)[0]?.params).toEqual({ id: 'vendor1' })
    expect(textsOf(preview.getByRole('group', { name: 'Theme' }).getByCss('label'))).toEqual([
      'Classic Blue',
      'Emerald Green',
      'Royal Purple',
      'Sunset Orange',
      'Rose Pink',
      'Midnight Gray',
    ])
    await expect.element(apply).toHaveTextContent('Apply')
  })

  test('starts at the saved theme of the saved design, else at the first [PICK-09]', async () => {
    await showScreen(PATH)
    await expect.element(card('Basic').getByText('Applied')).toBeVisible()
    await open('Basic')
    await expect.element(theme('Royal Purple')).toBeChecked()
    await userEvent.keyboard('{Escape}')

    await open('Modern Minimal')
    await expect.element(theme('Classic Blue')).toBeChecked()
  })

  test('reads on the button whether it is saved already [PICK-10] [PICK-11] [PICK-12]', async () => {
    await showScreen(PATH)
    await expect.element(card('Basic').getByText('Applied')).toBeVisible()
    await open('Basic')
    await expect.element(apply).toHaveTextContent('Applied')
    await tryTheme('Rose Pink')
    await expect.element(apply).toHaveTextContent('Apply')
    await tryTheme('Royal Purple')
    await expect.element(apply).toHaveTextContent('No Changes')
    await userEvent.keyboard('{Escape}')

    await open('Modern Minimal')
    await expect.element(apply).toHaveTextContent('Apply')
  })

  test('cannot apply what is saved already [PICK-13]', async () => {
    await showScreen(PATH)
    await expect.element(card('Basic').getByText('Applied')).toBeVisible()
    await open('Basic')
    await expect.element(apply).toBeDisabled()
    await tryTheme('Rose Pink')
    await expect.element(apply).toBeEnabled()
    await tryTheme('Royal Purple')
    await expect.element(apply).toBeDisabled()
  })

  test('applies it, which closes the preview and moves the mark [PICK-14] [PICK-15]', async () => {
    const choice = { templateId: 'ModernMinimal', themeIndex: 4 }
    answer(templatesApi.choose, { success: true, data: choice, message: 'Saved' })
    await showScreen(PATH)
    await open('Modern Minimal')
    await tryTheme('Rose Pink')
    await apply.click()

    await expect
      .poll(toastTexts)
      .toEqual(['Template applied successfully! Your customers will now see this design.'])
    await expect.element(preview).not.toBeInTheDocument()
    expect(requestsTo(templatesApi.choose).map(({ body }) => body)).toEqual([choice])
    await expect.element(card('Modern Minimal').getByText('Applied')).toBeVisible()
    await expect.element(card('Basic').getByText('Applied')).not.toBeInTheDocument()
  })

  test('sees that it could not be applied, and can try again [PICK-16]', async () => {
    refuse(templatesApi.choose, 500, { message: '' })
    await showScreen(PATH)
    await open('Modern Minimal')
    await apply.click()

    await expect.poll(toastTexts).toEqual(['Failed to apply template. Please try again.'])
    await expect.element(apply).toHaveTextContent('Apply')
    await expect.element(apply).toBeEnabled()
  })

  test('waits with a spinner, and reads when the design is not there [PICK-08] [PUB-03]', async () => {
    showTemplates([basic, aTemplate('NoSuchTemplate', 'Lost')])
    const held = hold(menuPageApi.readMenu)
    await showScreen(PATH)
    await open('Lost')
    await expect.element(preview.getByText('Loading preview')).toBeVisible()

    held.release()
    await expect.element(preview.getByText('Template not found')).toBeVisible()
    await expect.element(preview.getByText('Loading preview')).not.toBeInTheDocument()
  })
})

describe('premium and custom designs', () => {
  const request = card('Royal').getByRole('button', { name: /^Request/ })
  const confirm = page.getByRole('alertdialog')

  test('have a price and can be requested, but not applied [PICK-19] [PICK-20]', async () => {
    const drawn = aTemplate('TemplateSkeleton', 'Drawn for you', { accessLevel: 'custom' })
    showOffers([anOffer('none'), anOffer('none', { template: drawn })])
    await showScreen(PATH)

    await expect.element(card('Royal')).toMatchTextContent('₹99.99')
    await expect.element(card('Royal').getByText('Premium', { exact: true })).toBeVisible()
    await expect.element(card('Drawn for you')).toMatchTextContent('Price on request')
    await expect.element(card('Drawn for you').getByText('Custom', { exact: true })).toBeVisible()
    await expect.element(request).toBeVisible()

    await open('Royal')
    await expect.element(preview.getByRole('radio').first()).toBeChecked()
    await expect.element(apply).not.toBeInTheDocument()
  })

  test('are requested after a question that tells how to pay [PICK-21]', async () => {
    showOffers([anOffer('none')])
    const holder = { id: 'vendor1', businessName: 'Asha Chaat', name: 'Asha Patel', phone: '+919876543210' }
    const requestedAt = '2026-11-16T06:30:00.000Z'
    answer(templateAccessApi.purchase, () => {
      showOffers([anOffer('pending', { requestedAt })])
      return {
        success: true as const,
        data: {
          id: 'purchase1',
          templateId: royal.templateId,
          vendor: holder,
          price: 99.99,
          status: 'PENDING' as const,
          createdAt: requestedAt,
        },
        message: 'Requested. We contact you.',
      }
    })
    await showScreen(PATH)
    await request.click()
    await expect.element(confirm).toHaveAccessibleName('Request "Royal"?')
    await expect.element(confirm).toMatchTextContent(SUPPORT_EMAIL)
    await confirm.getByRole('button', { name: 'Send Request' }).click()

    await expect.poll(toastTexts).toEqual(['Requested. We contact you.'])
    expect(requestsTo(templateAccessApi.purchase).map(({ body }) => body)).toEqual([
      { templateId: 'LuxuryMenuTemplate' },
    ])
    await expect.element(card('Royal')).toMatchTextContent(`Requested on ${formatDate(requestedAt)}`)
    await expect.element(card('Royal').getByRole('link', { name: SUPPORT_EMAIL })).toBeVisible()
    await expect.element(request).not.toBeInTheDocument()
  })

  test('can be requested again when the request failed', async () => {
    showOffers([anOffer('none')])
    refuse(templateAccessApi.purchase, 500, { message: '' })
    await showScreen(PATH)
    await request.click()
    await confirm.getByRole('button', { name: 'Send Request' }).click()

    await expect.poll(toastTexts).toEqual(['Failed to request the template. Please try again.'])
    await expect.element(request).toHaveTextContent('Request Royal')
  })

  test('show whether a request is pending or declined, and access granted or expired [PICK-22]', async () => {
    const expiresAt = '2026-11-01T06:30:00.000Z'
    const offers = [
      anOffer('pending', { template: aTemplate('One', 'Pending one') }),
      anOffer('declined', { template: aTemplate('Two', 'Declined one') }),
      anOffer('expired', { template: aTemplate('Three', 'Expired one'), expiresAt }),
      anOffer('granted', { template: royal }),
      anOffer('granted', { template: minimal, expiresAt: '2027-01-31T06:30:00.000Z' }),
    ]
    showTemplates([royal, minimal])
    showOffers(offers)
    await showScreen(PATH)

    await expect.element(card('Pending one').getByText('Requested', { exact: true })).toBeVisible()
    await expect.element(card('Declined one').getByText('Request declined')).toBeVisible()
    await expect.element(card('Expired one').getByText(`Expired on ${formatDate(expiresAt)}`)).toBeVisible()
    await expect.element(card('Royal').getByText('Granted', { exact: true })).toBeVisible()
    await expect
      .element(card('Modern Minimal').getByText(`Granted until ${formatDate('2027-01-31T06:30:00.000Z')}`))
      .toBeVisible()
    const again = ['Declined one', 'Expired one'].map((name) => card(name).getByRole('button').last())
    for (const button of again) await expect.element(button).toMatchTextContent(/^Request again/)

    await open('Royal')
    await expect.element(apply).toBeEnabled()
  })

  test('can be loaded again when that failed', async () => {
    refuse(templateAccessApi.listOffers, 500, { message: '' })
    await showScreen(PATH)
    await expect.element(page.getByText('We could not load the premium and custom templates.')).toBeVisible()

    showOffers([anOffer('none')])
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.element(card('Royal')).toMatchTextContent('₹99.99')
  })
})

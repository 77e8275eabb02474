import { AdConfig, adConfigurationApi as api } from '@thela/contract/ads/configuration'
import { defaultAdConfig } from '@thela/contract/ads/default-configuration'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'

const { db, send, signedInAdmin, signedInVendor } = await createTestApp()
const { headers } = await signedInAdmin()
const vendor = await signedInVendor()

const read = async () => (await send('GET', api.read.path, { headers })).json()
const readPublic = async () => (await send('GET', api.readPublic.path)).json()
const save = (payload: object) => send('PUT', api.update.path, { headers, payload })
const withTimings = (timings: object) => ({
  ...defaultAdConfig,
  timings: { ...defaultAdConfig.timings, ...timings },
})

test('until somebody saves it the built-in timings count, and the screen shows the defaults [API-82]', async () => {
  const answer = await read()
  expect(answer).toEqual({
    config: answer.defaults,
    defaults: defaultAdConfig,
    source: 'builtin',
    builtin: {
      initialDelay: 10000,
      imageDuration: 10,
      videoDuration: 20,
      gap: 20,
      pause: 60,
      minViewImage: 3,
      minViewVideo: 5,
    },
    updatedAt: null,
  })
  expect(await readPublic()).toEqual({
    config: null,
    source: 'builtin',
    googleAds: { enabled: true, client: null, slot: null },
  })
})

test('its groups and switches are those of the documents [ENT-38] [ENT-39] [ENT-40] [ENT-41]', () => {
  expect(defaultAdConfig).toEqual({
    timings: { adDisplayDuration: 15, adGapDuration: 2, pauseDuration: 5, initialDelay: 3000 },
    ui: { showCountdown: true, showProgressBar: true, showVideoMuteButton: true, showHoverOverlay: true },
    behavior: {
      autoPlayVideos: true,
      muteVideosByDefault: true,
      loopVideos: false,
      allowVideoControls: false,
      trackAdClicks: true,
    },
    googleAds: { enabled: true },
  })
  expect(AdConfig.safeParse(defaultAdConfig).success).toBe(true)
})

test.each([
  ['adDisplayDuration', 5, 60, 15],
  ['adGapDuration', 1, 10, 2],
  ['pauseDuration', 1, 60, 5],
  ['initialDelay', 1000, 10_000, 3000],
] as const)(
  '%s goes from %i to %i and starts at %i [ACFG-07] [ACFG-08] [ACFG-09] [ACFG-10]',
  async (name, min, max, standard) => {
    expect(defaultAdConfig.timings[name]).toBe(standard)
    for (const bad of [min - 1, max + 1, String(min)]) {
      const answer = await save(withTimings({ [name]: bad }))
      expect([answer.statusCode, answer.json().details[0].path]).toEqual([422, `timings.${name}`])
    }
    for (const good of [min, max]) expect((await save(withTimings({ [name]: good }))).statusCode).toBe(200)
  },
)

test('saved values are in effect, for menus too [API-83] [ACFG-11]', async () => {
  const config = { ...withTimings({ adGapDuration: 7 }), googleAds: { enabled: false } }
  const answer = (await save(config)).json()

  expect(answer).toMatchObject({ config, source: 'saved', message: 'Ad configuration updated successfully!' })
  expect(await read()).toMatchObject({ config, source: 'saved', updatedAt: answer.updatedAt })
  expect(await readPublic()).toMatchObject({ config, source: 'saved', googleAds: { enabled: false } })
})

test('a reset saves the defaults [API-84] [ACFG-13]', async () => {
  await save(withTimings({ adGapDuration: 7 }))
  expect((await send('POST', api.reset.path, { headers })).json()).toMatchObject({
    config: defaultAdConfig,
    source: 'saved',
    message: 'Configuration reset to defaults!',
  })
  expect(await read()).toMatchObject({ config: defaultAdConfig, source: 'saved' })
})

test('every save leaves a line in the log', async () => {
  const count = async () =>
    (await db.selectFrom('auditLogs').select('id').where('entity', '=', 'AD_CONFIG').execute()).length
  const before = await count()
  await save(defaultAdConfig)
  await send('POST', api.reset.path, { headers })
  expect(await count()).toBe(before + 2)
})

test('guests and vendors are refused', async () => {
  expect((await send('GET', api.read.path)).statusCode).toBe(401)
  expect(
    (await send('PUT', api.update.path, { headers: vendor.headers, payload: defaultAdConfig })).statusCode,
  ).toBe(403)
})

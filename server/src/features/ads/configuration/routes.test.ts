import { adConfigurationApi as api } from '@thela/contract/ads/configuration'
import { defaultAdConfig } from '@thela/contract/ads/default-configuration'
import { beforeEach, expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'

const { db, send, signedInAdmin, signedInVendor } = await createTestApp()
const { headers } = await signedInAdmin()
const vendor = await signedInVendor()

beforeEach(async () => {
  await db.deleteFrom('adConfiguration').execute()
})

const read = async () => (await send('GET', '/api/admin/ad-config', { headers })).json()
const readPublic = async () => (await send('GET', api.readPublic.path)).json()
const save = (payload: object) => send('PUT', '/api/admin/ad-config', { headers, payload })
const reset = () => send('POST', '/api/admin/ad-config/reset', { headers })
const withTimings = (timings: object) => ({
  ...defaultAdConfig,
  timings: { ...defaultAdConfig.timings, ...timings },
})

/** Differs from the default in every value. */
const other = {
  timings: { adDisplayDuration: 30, adGapDuration: 7, pauseDuration: 45, initialDelay: 8000 },
  ui: { showCountdown: false, showProgressBar: false, showVideoMuteButton: false, showHoverOverlay: false },
  behavior: {
    autoPlayVideos: false,
    muteVideosByDefault: false,
    loopVideos: true,
    allowVideoControls: true,
    trackAdClicks: false,
  },
  googleAds: { enabled: false },
}
type Group = keyof typeof other

test('until a configuration is saved, the built-in timings apply and the screen shows the defaults [API-82]', async () => {
  const answer = await read()
  expect(answer).toEqual({
    config: answer.defaults,
    defaults: {
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
    },
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

/** Saves another value for each field of the group in turn, reads it back, and leaves the field out. */
async function expectFields(group: Group, names: string[]) {
  expect(Object.keys(other[group])).toEqual(names)
  for (const name of names) {
    const value = other[group][name as never]
    const changed = { ...defaultAdConfig, [group]: { ...defaultAdConfig[group], [name]: value } }
    expect((await save(changed)).statusCode).toBe(200)
    expect((await read()).config).toEqual(changed)

    const answer = await save({ ...changed, [group]: { ...changed[group], [name]: undefined } })
    expect([answer.statusCode, answer.json().details[0].path]).toEqual([422, `${group}.${name}`])
  }
}

test('the timings are display duration, gap, pause and initial delay [ENT-38]', () =>
  expectFields('timings', ['adDisplayDuration', 'adGapDuration', 'pauseDuration', 'initialDelay']))

test('the switches of the ui are countdown, progress bar, mute button and overlay [ENT-39]', () =>
  expectFields('ui', ['showCountdown', 'showProgressBar', 'showVideoMuteButton', 'showHoverOverlay']))

test('the switches of the behavior are those of videos and of counting clicks [ENT-40]', () =>
  expectFields('behavior', [
    'autoPlayVideos',
    'muteVideosByDefault',
    'loopVideos',
    'allowVideoControls',
    'trackAdClicks',
  ]))

test('Google ads can be enabled or not [ENT-41]', () => expectFields('googleAds', ['enabled']))

type Range = { min: number; max: number; standard: number }

/** The value is the default; the ends of the range are saved, and everything beyond them is refused. */
async function expectRange(name: keyof typeof other.timings, { min, max, standard }: Range) {
  expect((await read()).defaults.timings[name]).toBe(standard)
  for (const bad of [min - 1, max + 1, String(min)]) {
    const answer = await save(withTimings({ [name]: bad }))
    expect([answer.statusCode, answer.json().details[0].path]).toEqual([422, `timings.${name}`])
  }
  for (const good of [min, max]) {
    expect((await save(withTimings({ [name]: good }))).statusCode).toBe(200)
    expect((await readPublic()).config.timings[name]).toBe(good)
  }
}

test('an ad is displayed for 5 to 60 seconds, by default 15 [ACFG-07]', () =>
  expectRange('adDisplayDuration', { min: 5, max: 60, standard: 15 }))

test('the gap between ads is 1 to 10 seconds, by default 2 [ACFG-08]', () =>
  expectRange('adGapDuration', { min: 1, max: 10, standard: 2 }))

test('the pause after closing an ad is 1 to 60 seconds, by default 5 [ACFG-09]', () =>
  expectRange('pauseDuration', { min: 1, max: 60, standard: 5 }))

test('the first ad appears after 1000 to 10000 milliseconds, by default 3000 [ACFG-10]', () =>
  expectRange('initialDelay', { min: 1000, max: 10_000, standard: 3000 }))

test('the whole configuration is saved and takes effect, on menus too [API-83] [ACFG-11]', async () => {
  const answer = (await save(other)).json()

  expect(answer).toEqual({
    config: other,
    source: 'saved',
    updatedAt: expect.any(String),
    message: 'Ad configuration updated successfully!',
  })
  expect(await read()).toMatchObject({ config: other, source: 'saved', updatedAt: answer.updatedAt })
  expect(await readPublic()).toMatchObject({ config: other, source: 'saved', googleAds: { enabled: false } })
  for (const group of Object.keys(other)) {
    const refused = await save({ ...other, [group]: undefined })
    expect([refused.statusCode, refused.json().details[0].path]).toEqual([422, group])
  }
})

test('a reset saves the defaults [API-84] [ACFG-13]', async () => {
  await save(other)
  expect((await reset()).json()).toEqual({
    config: defaultAdConfig,
    source: 'saved',
    updatedAt: expect.any(String),
    message: 'Configuration reset to defaults!',
  })
  expect(await read()).toMatchObject({ config: defaultAdConfig, source: 'saved' })
  expect(await readPublic()).toMatchObject({ config: defaultAdConfig, source: 'saved' })
})

test('an administrator can go back to the built-in timings and keep the other settings [ACFG-16]', async () => {
  const config = { ...withTimings({ adGapDuration: 7 }), googleAds: { enabled: false } }
  await save(config)
  expect((await save({ ...config, usesBuiltInTimings: true })).json().source).toBe('builtin')

  expect(await read()).toMatchObject({ source: 'builtin', config: { timings: { adGapDuration: 7 } } })
  expect(await readPublic()).toEqual({
    config: {
      ...config,
      timings: { adDisplayDuration: 10, adGapDuration: 20, pauseDuration: 60, initialDelay: 10_000 },
    },
    source: 'builtin',
    googleAds: { enabled: false, client: null, slot: null },
  })
  expect((await save({ ...config, usesBuiltInTimings: false })).json().source).toBe('saved')
})

test('every save adds an audit log entry', async () => {
  const count = async () =>
    (await db.selectFrom('auditLogs').select('id').where('entity', '=', 'AD_CONFIG').execute()).length
  const before = await count()
  await save(defaultAdConfig)
  await reset()
  expect(await count()).toBe(before + 2)
})

test('guests and vendors are refused', async () => {
  expect((await send('GET', api.read.path)).statusCode).toBe(401)
  expect(
    (await send('PUT', api.update.path, { headers: vendor.headers, payload: defaultAdConfig })).statusCode,
  ).toBe(403)
})

import { MAX_AD_FILE_MB } from '@thela/contract/ads/ad-input'
import { type AdFilter, adsApi as api } from '@thela/contract/ads/ads'
import type { Db } from '../../../db/connect.ts'
import { askFor } from '../../../db/replica.ts'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { UPLOADS_PER_MINUTE } from '../../../http/limits.ts'
import { limitPerPerson } from '../../../http/pipeline/rate-limits.ts'
import { withForm } from '../../../http/receive-form.ts'
import { route } from '../../../http/route.ts'
import { resolvePlace } from '../../places/locations/resolve-place.ts'
import { countMenusAround } from '../delivery/placements/queries.ts'
import { presentAd } from '../record/present-ad.ts'
import { listAds, readStats } from '../record/queries.ts'
import { addAd } from './add-ad.ts'
import { changeAd, removeAd, setAdStatus } from './change-ad.ts'
import { readReport } from './report/read-report.ts'
import { uploadAdImage } from './upload-ad-image.ts'
import { uploadAdVideo } from './upload-ad-video.ts'

// A file of exactly the limit is one too large: 'less than 20MB'.
const maxBytes = MAX_AD_FILE_MB * 1024 * 1024 - 1

export const adRoutes: FeatureRoutes = (app, platform) => {
  const { db, reads } = platform

  route(app, api.list, async ({ query }) => {
    const { rows, pagination } = await listAds(db, await withProperNames(db, query), query)
    return { ads: rows.map(presentAd), pagination }
  })

  route(app, api.readStats, async ({ query }) => ({
    stats: await readStats(db, await withProperNames(db, query)),
  }))

  route(app, api.readReach, ({ query }) => countMenusAround(db, query))

  route(app, api.readReport, async ({ caller, params }) => ({
    report: await askFor(reads, caller.id, (db) => readReport(db, params.id)),
  }))

  route(app, api.create, async ({ caller, body, key }) => ({
    ad: await addAd(db, caller, body, key),
    message: 'Ad created successfully!',
  }))

  route(app, api.update, async ({ caller, params, body }) => ({
    ad: await changeAd(platform, caller, params.id, body),
    message: 'Ad updated successfully!',
  }))

  route(app, api.setStatus, async ({ caller, params, body }) => ({
    ad: await setAdStatus(db, caller, { ...params, ...body }),
    message: 'Ad status updated successfully!',
  }))

  route(app, api.remove, async ({ caller, params }) => {
    await removeAd(platform, caller, params.id)
    return { message: 'Ad deleted successfully!' }
  })

  adUploadRoutes(app, platform)
}

const adUploadRoutes: FeatureRoutes = (app, platform) => {
  const perPerson = { config: limitPerPerson(UPLOADS_PER_MINUTE, '1 minute') }

  route(
    app,
    api.uploadImage,
    ({ caller, request }) =>
      withForm(request, { field: 'image', most: 1, maxBytes }, ({ files }) =>
        uploadAdImage(platform, caller, files[0]),
      ),
    perPerson,
  )

  route(
    app,
    api.uploadVideo,
    ({ caller, request }) =>
      withForm(request, { field: 'video', most: 1, maxBytes }, ({ files }) =>
        uploadAdVideo(platform, caller, files[0]),
      ),
    perPerson,
  )
}

/** Countries and states may be given by their codes (DEC-007). */
const withProperNames = async (db: Db, filter: AdFilter) => ({
  ...filter,
  ...(await resolvePlace(db, filter)),
})

import { MAX_AD_FILE_MB } from '@thela/contract/ad-input'
import { adsApi as api } from '@thela/contract/ads'
import type { FeatureRoutes } from '../../http/feature-routes.ts'
import { limitPerAddress } from '../../http/rate-limits.ts'
import { withForm } from '../../http/receive-form.ts'
import { route } from '../../http/route.ts'
import { uploadAdImage } from './upload-ad-image.ts'
import { uploadAdVideo } from './upload-ad-video.ts'

// A file of exactly the limit is one too large: 'less than 20MB'.
const maxBytes = MAX_AD_FILE_MB * 1024 * 1024 - 1

export const adUploadRoutes: FeatureRoutes = (app, platform) => {
  const perPerson = { config: limitPerAddress(60, '1 minute') }

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

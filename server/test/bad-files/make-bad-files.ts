import { makeBombs } from './bombs.ts'
import { makeBrokenFiles } from './broken.ts'
import { makeHidingFiles } from './hidden-data.ts'
import { makeVideosWithMetadata } from './hostile-videos.ts'
import { makeOtherKinds } from './other-kinds.ts'
import { takePhotos } from './photo.ts'
import { makeOddPictures } from './unusual.ts'

type BadFile = { title: string; name: string; bytes: Buffer }

/** Files that are wrong by mistake or on purpose: other file types, damaged pictures, bombs and hidden data. */
export async function makeBadFiles(): Promise<BadFile[]> {
  const photos = await takePhotos()

  return [
    ...(await makeOtherKinds()),
    ...makeBrokenFiles(photos),
    ...makeBombs(photos),
    ...(await makeHidingFiles(photos)),
    ...(await makeOddPictures(photos)),
    ...makeVideosWithMetadata().map((video) => ({ ...video, name: 'a.jpg' })),
  ]
}

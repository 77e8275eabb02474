import { makeBombs } from './bombs.ts'
import { makeBrokenFiles } from './broken.ts'
import { makeHidingFiles } from './hiding.ts'
import { makeTellingVideos } from './hostile-videos.ts'
import { makeOddPictures } from './odd.ts'
import { makeOtherKinds } from './other-kinds.ts'
import { takePhotos } from './photo.ts'

type BadFile = { title: string; name: string; bytes: Buffer }

/** Files that people send by mistake or on purpose: what they pretend to be, what they hide, what they break. */
export async function makeBadFiles(): Promise<BadFile[]> {
  const photos = await takePhotos()

  return [
    ...(await makeOtherKinds()),
    ...makeBrokenFiles(photos),
    ...makeBombs(photos),
    ...(await makeHidingFiles(photos)),
    ...(await makeOddPictures(photos)),
    ...makeTellingVideos().map((video) => ({ ...video, name: 'a.jpg' })),
  ]
}

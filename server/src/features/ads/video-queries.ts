import type { Insertable } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { AdVideos } from '../../db/types.ts'

export const insertVideo = (db: Db, video: Insertable<AdVideos>) =>
  db.insertInto('adVideos').values(video).execute()

import { copyOldWay } from './copy-old-way.ts'
import { copyPage } from './copy-page.ts'
import { showCard } from './name-card.ts'
import { startPictures } from './pictures/pictures.ts'
import { nameSample, prepareRunNotes } from './run-note.ts'

/**
 * What few pages have and few readers do, in one file that comes when the first of it is wanted: with a file for each, their
 * names alone would weigh more on a first load than they save later.
 */
export const rare = { copyOldWay, copyPage, nameSample, prepareRunNotes, showCard, startPictures }

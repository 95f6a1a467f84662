import type { OfflineCause } from '../kept/failure.ts'

export const en = {
  name: 'Reading offline',
  looking: 'Looking at what is kept…',
  unsupported:
    'This browser cannot keep the site: it has no service workers here, as in some private windows and on addresses without HTTPS.',
  size: 'Size',
  sizeText: 'about {download} to load, {bytes} on this device',
  pages: 'Pages',
  pagesText: '{count} in English, with their search',
  contents: 'State',
  contentsText: 'newest change on {day}',
  kept: 'Kept',
  keptText: '{age}, on {date}',
  part: 'An attempt was broken off. The part that had come is stored: keeping goes on from there, removing deletes it.',
  current: 'The copy is the same as the site now.',
  outdated: 'The site has changed since. It will be brought up to date with the next page that you load, or now.',
  unknown: 'The site does not answer. The pages that are kept can be read.',
  unknownEmpty: 'The site does not answer, so nothing can be kept now.',
  damaged: 'Part of what was kept is gone: the browser has removed files or the worker. Keep it again to complete it.',
  updating: 'The copy is being brought up to date.',
  keep: 'Keep for offline',
  again: 'Keep again',
  update: 'Update now',
  remove: 'Remove',
  stop: 'Stop',
  progress: 'Loading',
  done: 'All pages are kept. They open without a network, from the same addresses.',
  removed: 'Everything that was kept is removed.',
  tryAgain: 'Try again',
  failures: {
    unreachable: 'The site did not answer. The part that has come is stored, and the next attempt goes on from there.',
    changed: 'The site changed while it was loaded. Try again in a minute.',
    full: 'There is not enough room on this device. Nothing new is kept.',
    refused: 'The browser refused to start the worker that would answer without a network. Nothing is kept.',
    busy: 'It is being loaded already, in another window or in the background.',
    stopped: 'Stopped. The part that had come is removed.',
    removed: 'The part that had come was removed while the rest was loaded.',
    missing: 'This copy of the site cannot be kept: it was published without a list of its files.',
  } satisfies Record<OfflineCause, string>,
  stays: 'The copy from before is still whole.',
}

export type OfflineStrings = typeof en

/** A document in place of a page that is not there without the network. */
export const notKept = {
  title: 'Not kept for offline',
  text: 'The site does not answer, and this page is not among those that you have kept.',
  home: 'Front page',
}

export type NotKeptStrings = typeof notKept

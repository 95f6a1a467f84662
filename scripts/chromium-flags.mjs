/**
 * The list that opens below the address bar: two pages of the browser's own, which it loads beside the first page of each new
 * profile. That takes more CPU time than the page that is to be tested or measured, on the same cores, and nobody sees them.
 */
const ownPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

/** What a test cannot do with. Chromium takes the last list alone: this one replaces Playwright's, which says why for each. */
const inTheWay = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  // A process for a page that never comes: each test has its own profile.
  'SpareRendererForSitePerProcess',
]

const without = (features) => `--disable-features=${features.join(',')}`

/** For a browser that measures: it has what a reader's has while one reads. */
export const measuringFlags = [without(ownPages)]

/** For a browser that Playwright drives. */
export const drivenFlags = [without([...ownPages, ...inTheWay])]

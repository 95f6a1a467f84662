/** Title of the document: `page | site`, or the site's alone for a page without a title or with the site's own. */
export function documentTitle(pageTitle: string, siteTitle: string, delimiter: string): string {
  return pageTitle === '' || pageTitle === siteTitle ? siteTitle : `${pageTitle} ${delimiter} ${siteTitle}`
}

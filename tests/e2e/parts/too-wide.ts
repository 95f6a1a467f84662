import type { Page } from 'playwright-core'

/** What makes the page wider than the window; nothing, where it is not. */
export const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      const scrolls = element.parentElement?.closest('pre, .table-scroll, [role="tablist"]')
      return width > 0 && !scrolls && (right > clientWidth + 1 || left < -1)
    })
    return [`${scrollWidth} px`, ...wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 120))]
  })

import { pageAreaId } from '../model/shell-ids.ts'
import { AnnouncementBar } from './announcement/AnnouncementBar.tsx'
import { BackToTop } from './back-to-top/BackToTop.tsx'
import { Drawer } from './drawer/Drawer.tsx'
import { Footer } from './footer/Footer.tsx'
import { Navbar } from './navbar/Navbar.tsx'
import { SkipLink } from './skip-link/SkipLink.tsx'
import { ProgressBar } from './status/ProgressBar.tsx'

interface AppProps {
  /** Finished HTML of the page. */
  readonly areaHtml: string
  readonly footerHtml: string
}

/** The shell and in it the page, all of which is finished when it is built: the client changes elements. */
export function App({ areaHtml, footerHtml }: AppProps) {
  return (
    <>
      <SkipLink />
      <AnnouncementBar />
      <Navbar />
      <div id={pageAreaId} className="page-area" dangerouslySetInnerHTML={{ __html: areaHtml }} />
      <Footer html={footerHtml} />
      <Drawer />
      <BackToTop />
      {/* It comes and goes: before the others, browsers would calculate all of their styles anew. */}
      <ProgressBar />
    </>
  )
}

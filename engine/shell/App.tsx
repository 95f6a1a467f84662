import { AnnouncementBar } from './announcement/AnnouncementBar.tsx'
import { BackToTop } from './back-to-top/BackToTop.tsx'
import { PageContext, type PageState, ShellContext } from './context.tsx'
import { Drawer } from './drawer/Drawer.tsx'
import { ErrorBoundary } from './error/ErrorBoundary.tsx'
import { Footer } from './footer/Footer.tsx'
import { Keys } from './keys/Keys.tsx'
import { LanguageOffer } from './language-offer/LanguageOffer.tsx'
import { Navbar } from './navbar/Navbar.tsx'
import { PageArea } from './PageArea.tsx'
import type { ShellData } from './shell-data.ts'
import { SkipLink } from './skip-link/SkipLink.tsx'
import { LiveRegion } from './status/LiveRegion.tsx'
import { ProgressBar } from './status/ProgressBar.tsx'

interface AppProps {
  readonly shell: ShellData
  readonly page: PageState
}

/** The whole page: the shell, and in it the page area, whose crash leaves the shell usable. */
export function App({ shell, page }: AppProps) {
  return (
    <ShellContext value={shell}>
      <PageContext value={page}>
        <SkipLink />
        <AnnouncementBar />
        <Navbar />
        <ErrorBoundary>
          <PageArea />
        </ErrorBoundary>
        <Footer />
        <Drawer />
        <BackToTop />
        <Keys />
        <LanguageOffer />
        <LiveRegion />
        {/* It comes and goes: before the others, browsers would calculate all of their styles anew. */}
        <ProgressBar />
      </PageContext>
    </ShellContext>
  )
}

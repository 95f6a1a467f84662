import type { LocaleCode } from '../../../model/locale.ts'

const texts: Readonly<Record<LocaleCode, { title: string; text: string; home: string }>> = {
  en: {
    title: 'Not kept for offline',
    text: 'The site does not answer, and this page is not among those that you have kept.',
    home: 'Front page',
  },
  ru: {
    title: 'Страница не сохранена',
    text: 'Сайт не отвечает, а среди сохранённых страниц этой нет.',
    home: 'Главная страница',
  },
}

/** A document in place of a page that is not there without the network, such as one in another language. */
export function notKept(locale: LocaleCode, home: string): Response {
  const { title, text, home: label } = texts[locale]
  const html = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${title}</title><h1>${title}</h1><p>${text}</p>
<p><a href="${encodeURI(home)}">${label}</a></p></html>`
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" }
  return new Response(html, { status: 503, headers })
}

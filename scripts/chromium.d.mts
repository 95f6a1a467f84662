export function findChromium(): Promise<string | undefined>
export function findTestBrowser(): Promise<string | undefined>
export function ensureChromium(): Promise<string>
export function ensureTestBrowser(): Promise<string>

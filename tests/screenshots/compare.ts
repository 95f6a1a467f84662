import type { Browser } from 'playwright-core'

interface Difference {
  /** Share of pixels that differ visibly. */
  readonly share: number
  /** Both sizes, where they differ. */
  readonly sizes?: { readonly before: string; readonly now: string }
}

/** Compares two PNG files, in the browser: it reads and draws them anyway. */
export async function compareImages(browser: Browser, before: Buffer, now: Buffer): Promise<Difference> {
  const page = await browser.newPage()
  try {
    return await page.evaluate(differenceOf, [before.toString('base64'), now.toString('base64')] as const)
  } finally {
    await page.close()
  }
}

/** Runs in the browser. A step of 24 in one colour is what eyes begin to see. */
async function differenceOf([before, now]: readonly [string, string]): Promise<Difference> {
  const pixels: ImageData[] = []
  for (const data of [before, now]) {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
    context.drawImage(image, 0, 0)
    pixels.push(context.getImageData(0, 0, image.width, image.height))
  }
  const [a, b] = pixels as [ImageData, ImageData]
  if (a.width !== b.width || a.height !== b.height) {
    return { share: 1, sizes: { before: `${a.width} × ${a.height}`, now: `${b.width} × ${b.height}` } }
  }
  let different = 0
  for (let i = 0; i < a.data.length; i += 4) {
    const step = Math.max(
      Math.abs((a.data[i] ?? 0) - (b.data[i] ?? 0)),
      Math.abs((a.data[i + 1] ?? 0) - (b.data[i + 1] ?? 0)),
      Math.abs((a.data[i + 2] ?? 0) - (b.data[i + 2] ?? 0)),
    )
    if (step >= 24) different += 1
  }
  return { share: different / (a.width * a.height) }
}

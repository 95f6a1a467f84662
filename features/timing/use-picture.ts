import { useEffect, useState } from 'react'
import type { LocaleCode } from '../../engine/model/locale.ts'
import type { Picture } from './picture.ts'
import type { Values, View } from './view.ts'

/** What is drawn, and the code of the same values. */
export interface Drawn {
  readonly picture: Picture
  readonly code: string
}

/** The drawing of the last values without a problem; undefined until there is one. */
export function usePicture(view: View, values: Values, fits: boolean, locale: LocaleCode): Drawn | undefined {
  const [drawn, setDrawn] = useState<Drawn>()
  useEffect(() => {
    if (!fits) return
    let isCurrent = true
    const draw = async () => {
      const picture = await view.draw(values, locale)
      if (isCurrent) setDrawn({ picture, code: view.code(values) })
    }
    void draw()
    return () => {
      isCurrent = false
    }
  }, [view, values, fits, locale])
  return drawn
}

import { phone } from './phone.ts'

/** What a reader holds or sits at. */
export interface Device {
  readonly name: 'phone' | 'desktop'
  readonly width: number
  readonly height: number
  readonly pixelRatio: number
  /** A screen that is touched, behind a slow processor and a slow line; a mouse and the speed of this machine else. */
  readonly isPhone: boolean
}

export const devices = {
  phone: { name: 'phone', ...phone, isPhone: true },
  desktop: { name: 'desktop', width: 1280, height: 800, pixelRatio: 1, isPhone: false },
} as const satisfies Record<string, Device>

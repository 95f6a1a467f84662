export const measuringFlags: readonly string[]
export const drivenFlags: readonly string[]

export interface PackageLicence {
  readonly name: string
  readonly isTool: boolean
  readonly licence: string
}
export function allLicences(root: string): PackageLicence[]
export function isAllowed(licence: Pick<PackageLicence, 'isTool' | 'licence'>): boolean

/** The facts as a function; see `build/bundle/config-package.ts`. */
declare module 'virtual:config-validator' {
  const validate: import('../tool-reference/rules/validator.ts').Validator
  export default validate
}

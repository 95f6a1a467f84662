/** Forms of a counted text by the plural categories of CLDR; `other` always exists. `{count}` stands for the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string }

/** The right form for a number: `plural(21, forms, 'ru')`. */
export function plural(count: number, forms: PluralForms, htmlLang: string): string {
  const category = new Intl.PluralRules(htmlLang).select(count)
  return fill(forms[category] ?? forms.other, { count: new Intl.NumberFormat(htmlLang).format(count) })
}

/** Puts values in place of `{name}`; a name without a value stays as it is. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

/** The placeholders for a couple's facts in a template. */
export const templateFields = ['names', 'date', 'place', 'guests'] as const;
export type TemplateField = (typeof templateFields)[number];

/** Fills the placeholders with the facts that the couple shared: an unknown one stays for the writer to see. */
export const fillTemplate = (body: string, known: Readonly<Record<TemplateField, string | null>>): string =>
  body.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const field = templateFields.find((one) => one === name);
    return (field === undefined ? null : known[field]) ?? whole;
  });

/** Returns the placeholders that a text still has, each once, in their braces. */
export const openFields = (text: string): string[] => {
  const found: readonly string[] = text.match(/\{\w+\}/g) ?? [];
  return templateFields.map((field) => `{${field}}`).filter((field) => found.includes(field));
};

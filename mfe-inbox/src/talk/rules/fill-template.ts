/** The placeholders for a couple's facts in a template. */
export const templateFields = ['names', 'date', 'place', 'guests'] as const;
export type TemplateField = (typeof templateFields)[number];

/** Fills the placeholders with the facts that the couple shared: an unknown one stays for the writer to see. */
export const fillTemplate = (body: string, known: Readonly<Record<TemplateField, string | null>>): string =>
  body.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const field = templateFields.find((one) => one === name);
    return (field === undefined ? null : known[field]) ?? whole;
  });

/** What a supplier's words may name of a couple. */
export const templateFields = ['names', 'date', 'place', 'guests'] as const;
export type TemplateField = (typeof templateFields)[number];

/** Words with their fields filled in, as far as the couple shared it: what is not known stays for the writer to see. */
export const fillTemplate = (body: string, known: Readonly<Record<TemplateField, string | null>>): string =>
  body.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const field = templateFields.find((one) => one === name);
    return (field === undefined ? null : known[field]) ?? whole;
  });

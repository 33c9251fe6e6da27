/**
 * Parses a price as people write it (“£2,250”, “2.250,00 €”, “1 200”), in minor units; null for other texts, and for
 * ambiguous ones (“1,2”, “12.5.1”).
 */
export const minorUnits = (text: string): number | null => {
  const bare = text.replace(/[£€$\s\u00a0\u202f’']|EUR|GBP|USD/gi, '');
  const plain = /^\d+$/.exec(bare) ?? /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.exec(bare);
  if (plain !== null) return bounded(Number(bare.replace(/[.,]/g, '')) * 100);
  const withCents =
    /^(\d+|\d{1,3}(?:,\d{3})+)\.(\d{2})$/.exec(bare) ?? /^(\d+|\d{1,3}(?:\.\d{3})+),(\d{2})$/.exec(bare);
  if (withCents === null) return null;
  return bounded(Number((withCents[1] ?? '').replace(/[.,]/g, '')) * 100 + Number(withCents[2]));
};

/** Ten million of anything: what is dearer is a slip. */
const most = 1_000_000_000;
const bounded = (amount: number): number | null => (amount <= most ? amount : null);

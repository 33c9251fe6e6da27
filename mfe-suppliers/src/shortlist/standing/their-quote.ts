import type { Talks } from '@posy/remote-kit';
import { pricesOf, type Quote } from '@posy/shared-contracts/entities';
import type { ShortlistEntry } from '../rules/entry';

/** A supplier's price with its payments, and the last day on which it holds; null when that is open. */
export type TheirQuote = Pick<Quote, 'price' | 'validUntil' | 'deposit' | 'balanceDue'>;

/**
 * Returns the newest price that a supplier quoted: in the conversation, or else the one that the couple saved. Null
 * without any, and for the couple's own suppliers, whose price the couple wrote down themselves.
 */
export const quoteOf = (entry: ShortlistEntry, talks: Talks): TheirQuote | null => {
  if (entry.customSupplier) return null;
  const { quoted } = pricesOf(entry);
  return talks.get(entry.id)?.answers?.quote ?? (quoted === null ? null : { price: quoted, validUntil: null });
};

/** Returns the entry with that price as the quoted one, to be shown: what is stored of it stays as it is. */
export const withQuote = (entry: ShortlistEntry, talks: Talks): ShortlistEntry => {
  const quote = quoteOf(entry, talks);
  return quote === null ? entry : { ...entry, quotedPrice: quote.price, agreedPrice: pricesOf(entry).agreed };
};

import { harmless } from '@posy/remote-kit/files';
import { pricesOf, type StatedPrice, supplierCategories, type Wedding } from '@posy/shared-contracts/entities';
import type { IntlShape } from 'react-intl';
import { withCondition } from '#supplier/card/price-in-words';
import { statedPrice } from '#supplier/card/stated-price';
import { namedNotes, noteWords } from '../notes/note-lines';
import { type ShortlistEntry, stateOf } from '../rules/entry';
import { groupsOf } from '../rules/groups';
import { votesOf } from '../rules/votes';

const columns = [
  ...(['name', 'category', 'state', 'place', 'quoted', 'agreed', 'visit', 'hold', 'votes', 'notes'] as const),
  ...(['phone', 'email', 'website'] as const),
] as const;
type ExportColumn = (typeof columns)[number];

/** Returns a price as a number for spreadsheets; as text when it is per guest, day or hour, which is no sum. */
const amountOf = (intl: IntlShape, price: StatedPrice | null): string => {
  if (price === null) return '';
  if (price.basis !== 'total') return withCondition(statedPrice(intl, intl.locale, price), price.condition);
  return intl.formatNumber(price.amount / 100, { minimumFractionDigits: 2, useGrouping: false });
};

/** Returns a day as the reader writes days. */
const dayOf = (intl: IntlShape, day: string | null | undefined): string =>
  day == null ? '' : intl.formatDate(`${day}T12:00:00Z`, { timeZone: 'UTC', dateStyle: 'medium' });

const visitOf = (intl: IntlShape, { visitDate, visitTime, visitWanted }: ShortlistEntry): string => {
  if (visitDate == null) return visitWanted === true ? intl.formatMessage({ id: 'shortlist.row.visitOpen' }) : '';
  return [dayOf(intl, visitDate), visitTime].filter(Boolean).join(', ');
};

const cellsOf = (
  intl: IntlShape,
  entry: ShortlistEntry,
  wedding: Wedding,
  me: string,
): Record<ExportColumn, string> => {
  const { agreed, quoted } = pricesOf(entry);
  const category = supplierCategories.find((one) => one === entry.type);
  const votes = votesOf(entry, wedding, me).flatMap(({ name, isMe, vote }) => {
    const who = name ?? intl.formatMessage({ id: isMe ? 'shortlist.vote.you' : 'shortlist.vote.partner' });
    return vote === null ? [] : [intl.formatMessage({ id: 'shortlist.vote.theirs' }, { name: who, vote })];
  });
  return {
    name: entry.name,
    category: category === undefined ? entry.type : intl.formatMessage({ id: `suppliers.category.${category}` }),
    state: intl.formatMessage({ id: 'shortlist.export.stateWord' }, { state: stateOf(entry) ?? 'shortlisted' }),
    place: [...new Set([entry.town, entry.county])].filter(Boolean).join(', '),
    quoted: amountOf(intl, quoted),
    agreed: amountOf(intl, agreed),
    visit: visitOf(intl, entry),
    hold: dayOf(intl, entry.holdUntil),
    votes: votes.join('; '),
    notes: namedNotes(intl, entry, wedding, me)
      .map((note) => noteWords(intl, note))
      .join('\n'),
    phone: entry.contact?.phone ?? '',
    email: entry.contact?.email ?? '',
    website: entry.contact?.website ?? '',
  };
};

/** Returns the shortlist as a table, in the order of the page; no cell is a formula. */
export const shortlistTable = (
  intl: IntlShape,
  entries: readonly ShortlistEntry[],
  wedding: Wedding,
  me: string,
): string[][] => {
  const ordered = groupsOf(entries, { category: null, place: null }).flatMap(({ booked, open, setAside }) => [
    ...booked,
    ...open,
    ...setAside,
  ]);
  const { currency } = wedding.l10n;
  const heads = columns.map((column) => intl.formatMessage({ id: `shortlist.export.${column}` }, { currency }));
  const rows = ordered.map((entry) => {
    const cells = cellsOf(intl, entry, wedding, me);
    return columns.map((column) => harmless(cells[column]));
  });
  return [heads, ...rows];
};

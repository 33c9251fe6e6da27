import type { IntlShape } from 'react-intl';
import type { Seating } from '../queries/use-seating';
import type { Placement, Proposal } from '../rules/proposal/proposal';
import type { Reason } from '../rules/proposal/reasons';

type SeatingNames = Pick<Seating, 'names' | 'tables'>;

const namesOf = (intl: IntlShape, { names }: SeatingNames, guests: readonly string[]): string =>
  intl.formatList(guests.map((id) => names.get(id) ?? ''));

const tableName = ({ tables }: SeatingNames, tableId: string): string =>
  tables.find(({ id }) => id === tableId)?.name ?? '';

/** Returns a reason as a sentence. */
export const reasonWords = (intl: IntlShape, words: SeatingNames, reason: Reason): string => {
  const { kind } = reason;
  switch (kind) {
    case 'asked-together':
    case 'household-there':
    case 'asked-apart':
    case 'not-together': {
      const values = { names: namesOf(intl, words, reason.guests), count: reason.guests.length };
      return intl.formatMessage({ id: `seating.reason.${kind}` }, values);
    }
    case 'split': {
      const parts = reason.parts.map(({ table, count }) =>
        intl.formatMessage({ id: 'seating.reason.split.part' }, { count, table: tableName(words, table) }),
      );
      const values = { size: reason.size, widest: reason.widest >= reason.size ? 1 : 0, parts: intl.formatList(parts) };
      return intl.formatMessage({ id: 'seating.reason.split' }, values);
    }
    case 'same-category':
      return intl.formatMessage(
        { id: 'seating.reason.same-category' },
        { category: reason.category, count: reason.count },
      );
    case 'whole-household':
      return intl.formatMessage({ id: 'seating.reason.whole-household' }, { count: reason.count });
    default:
      return intl.formatMessage({ id: `seating.reason.${kind}` });
  }
};

/** Names the guests and tables of a placement: “Bisi and Jo, Marigold”. */
export const placementWords = (intl: IntlShape, words: SeatingNames, { guests, tables }: Placement): string =>
  intl.formatMessage(
    { id: 'seating.proposal.who' },
    {
      name: namesOf(
        intl,
        words,
        guests.map(({ id }) => id),
      ),
      tables: intl.formatList(tables.map((id) => tableName(words, id))),
    },
  );

/** Number of names listed one by one; further names are counted. */
const namedAtMost = 6;

const namesOrCount = (intl: IntlShape, words: SeatingNames, guests: readonly string[]): string => {
  if (guests.length <= namedAtMost) return namesOf(intl, words, guests);
  const shown = guests.slice(0, namedAtMost - 1).map((id) => words.names.get(id) ?? '');
  const others = intl.formatMessage({ id: 'seating.left.others' }, { count: guests.length - shown.length });
  return intl.formatList([...shown, others]);
};

/**
 * Describes the guests for whom there is no seat, and the remedy: one sentence for all who lack seats, one for those
 * who must sit apart.
 */
export const leftOverWords = (
  intl: IntlShape,
  words: SeatingNames,
  { leftOver, missing }: Pick<Proposal, 'leftOver' | 'missing'>,
): string[] =>
  (['full', 'apart'] as const).flatMap((kind) => {
    const guests = leftOver.filter(({ why }) => why === kind).flatMap((one) => one.guests);
    if (guests.length === 0) return [];
    return [intl.formatMessage({ id: `seating.left.${kind}` }, { names: namesOrCount(intl, words, guests), missing })];
  });

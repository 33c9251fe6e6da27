import type { IntlShape } from 'react-intl';
import type { LeftOver, Placement } from '../../../domain/seating/proposal/proposal';
import type { Reason } from '../../../domain/seating/proposal/reasons';
import type { Seating } from '../use-seating';

type Words = Pick<Seating, 'names' | 'tables'>;

const namesOf = (intl: IntlShape, { names }: Words, guests: readonly string[]): string =>
  intl.formatList(guests.map((id) => names.get(id) ?? ''));

const tableName = ({ tables }: Words, tableId: string): string => tables.find(({ id }) => id === tableId)?.name ?? '';

/** A reason as a sentence. */
export const reasonWords = (intl: IntlShape, words: Words, reason: Reason): string => {
  const { kind } = reason;
  switch (kind) {
    case 'asked-together':
    case 'household-there':
    case 'asked-apart':
    case 'together-not-kept': {
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

/** Whom a placement is about, and where: “Bisi and Jo, Marigold”. */
export const placementWords = (intl: IntlShape, words: Words, { guests, tables }: Placement): string =>
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

/** For whom there is no seat, and why. */
export const leftOverWords = (intl: IntlShape, words: Words, { guests, why }: LeftOver): string =>
  intl.formatMessage({ id: `seating.left.${why}` }, { names: namesOf(intl, words, guests) });

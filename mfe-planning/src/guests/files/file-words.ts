import { allergens, diets, invitationTypes, rsvpAnswers } from '@posy/shared-contracts/entities';
import type { IntlShape } from 'react-intl';
import { columnFields } from './rules/columns/guest-row';
import type { ExportedEvent, FileWords } from './rules/export/export-table';

const record = <K extends string>(keys: readonly K[], word: (key: K) => string): Record<K, string> =>
  Object.fromEntries(keys.map((key) => [key, word(key)])) as Record<K, string>;

/** The texts that files are written with, in the reader's language. */
export const fileWords = ({ formatMessage }: Pick<IntlShape, 'formatMessage'>): FileWords => ({
  fields: record(columnFields, (field) => formatMessage({ id: `files.field.${field}` })),
  invitations: record(invitationTypes, (type) => formatMessage({ id: `files.part.${type}` })),
  answers: record(rsvpAnswers, (answer) => formatMessage({ id: `files.answer.${answer}` })),
  diets: record(diets, (diet) => formatMessage({ id: `files.diet.${diet}` })),
  allergens: record(allergens, (allergen) => formatMessage({ id: `files.allergen.${allergen}` })),
  yes: formatMessage({ id: 'files.yes' }),
  table: formatMessage({ id: 'files.field.table' }),
  answersTo: (event) => formatMessage({ id: 'files.field.rsvp' }, { event }),
});

/** Names an event: the main one has a translated name until the couple name it. */
export const namedEvents = (
  events: readonly { id: string; name: string }[],
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
): ExportedEvent[] =>
  events.map(({ id, name }) => ({ id, name: name === '' ? formatMessage({ id: 'files.event.main' }) : name }));

import type { DoneReason } from '@posy/shared-contracts/entities';
import type { IntlShape } from 'react-intl';

const rows = {
  'collaborator-invited': 'planning.reason.collaborator-invited',
  'guest-added': 'planning.reason.guest-added',
  'budget-initialised': 'planning.reason.budget-initialised',
  'note-saved': 'planning.reason.note-saved',
  'guestlist-exported': 'planning.reason.guestlist-exported',
  'supplier-booked': 'planning.reason.supplier-booked',
  'date-chosen': 'planning.reason.date-chosen',
  'place-chosen': 'planning.reason.place-chosen',
  'guests-estimated': 'planning.reason.guests-estimated',
  'venue-answered': 'planning.reason.venue-answered',
} as const satisfies Record<DoneReason, string>;

const notices = {
  'collaborator-invited': 'planning.ticked.collaborator-invited',
  'guest-added': 'planning.ticked.guest-added',
  'budget-initialised': 'planning.ticked.budget-initialised',
  'note-saved': 'planning.ticked.note-saved',
  'guestlist-exported': 'planning.ticked.guestlist-exported',
  'supplier-booked': 'planning.ticked.supplier-booked',
} as const satisfies Partial<Record<DoneReason, string>>;

/** Reasons that are told when they tick; an answer that somebody gives is told by its own screen. */
export type ToldReason = keyof typeof notices;

export const isTold = (reason: DoneReason): reason is ToldReason => Object.hasOwn(notices, reason);

/** Why a task is ticked, for its row: "Ticked when you booked Larkfield". */
export const reasonWords = (intl: IntlShape, reason: DoneReason, name: string | null): string =>
  intl.formatMessage({ id: rows[reason] }, { name: name ?? '' });

/** What was ticked just now and why, for a snackbar. `title` is the one task's, or the first one's. */
export const tickedWords = (
  intl: IntlShape,
  reason: ToldReason,
  values: { name: string | null; title: string; count: number },
): string => intl.formatMessage({ id: notices[reason] }, { ...values, name: values.name ?? '' });

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
  'website-published': 'planning.reason.website-published',
} as const satisfies Record<DoneReason, string>;

const notices = {
  'collaborator-invited': 'planning.ticked.collaborator-invited',
  'guest-added': 'planning.ticked.guest-added',
  'budget-initialised': 'planning.ticked.budget-initialised',
  'note-saved': 'planning.ticked.note-saved',
  'guestlist-exported': 'planning.ticked.guestlist-exported',
  'supplier-booked': 'planning.ticked.supplier-booked',
  'website-published': 'planning.ticked.website-published',
} as const satisfies Partial<Record<DoneReason, string>>;

/** Reasons with a notice of their own. An answer has none: the screen that asked shows it. */
export type NoticeReason = keyof typeof notices;

export const hasNotice = (reason: DoneReason): reason is NoticeReason => Object.hasOwn(notices, reason);

/** Returns the reason for a tick, for the task's row: "Ticked when you booked Larkfield". */
export const reasonWords = (intl: IntlShape, reason: DoneReason, name: string | null): string =>
  intl.formatMessage({ id: rows[reason] }, { name: name ?? '' });

/**
 * Describes newly ticked tasks and the reason, for a notice: as a sentence alone, or added to the sentence of the
 * action. `title` is that of the only or the first task.
 */
export const tickedWords = (
  intl: IntlShape,
  reason: NoticeReason,
  { name, ...values }: { name: string | null; title: string; count: number },
): { text: string; briefly: string } => {
  const said = (is: 'alone' | 'brief'): string =>
    intl.formatMessage({ id: notices[reason] }, { ...values, name: name ?? '', is });
  return { text: said('alone'), briefly: said('brief') };
};

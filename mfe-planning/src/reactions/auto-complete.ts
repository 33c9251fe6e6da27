import { isStillBooked, joinCatalogues, loadIntl } from '@posy/remote-kit';
import { noteEdit, performEdit, showEditNotice, writesOf } from '@posy/remote-kit/edits';
import type { MountProps } from '@posy/shared-contracts/mount-props';
import type { IntlShape } from 'react-intl';
import { completeAutomatically, readTicks, takeBackTicks } from '#checklist/auto-complete/auto-complete-queries';
import { answers, type Cause, causes } from '#checklist/auto-complete/causes';
import type { Completion } from '#checklist/auto-complete/complete';
import { catalogues as autoComplete } from '#checklist/auto-complete/messages/index';
import { hasNotice, type NoticeReason, tickedWords } from '#checklist/auto-complete/reason-words';
import { taskWriteOf } from '#checklist/queries/checklist-queries';
import type { ChecklistEdit } from '#checklist/rules/task-changes';
import { catalogues as first } from '#messages/index';
import { editPlace } from '#plan/edits/edit-place';
import { catalogues as tasks } from '#plan/tasks/messages/index';
import { loadTaskTexts, titleOf } from '#plan/tasks/task-texts';
import type { ReactionTable } from './reaction';

const catalogues = joinCatalogues(first, tasks, autoComplete);

/** Loads the texts and the place with which reactions edit the checklist. */
const toolsOf = async (host: MountProps, weddingId: string) => {
  const intl = await loadIntl(host, catalogues);
  const place = editPlace(host, intl, 'checklist', 'checklist');
  const refused = (title: string): string => intl.formatMessage({ id: 'planning.checklist.refused' }, { title });
  return { intl, place, refused, asWrites: (edit: ChecklistEdit) => writesOf(edit, taskWriteOf(weddingId)) };
};

const aboutBooking = (supplierName: string): string => `ticks of ${supplierName}`;

/** The ticks of a booking last until it is removed; other ticks have a notice like an edit of their task. */
const aboutOf = ({ reason, name }: Cause, { completed }: Completion): string =>
  reason === 'supplier-booked' && name !== null
    ? aboutBooking(name)
    : `task ${completed.map(({ group }) => group).join(' ')}`;

/** An action that ticks tasks. */
interface Action {
  /** Identifies the notice of the action, by its `about`: the notice of the ticks is appended to it. */
  comesOf?: string;
  /** Returns false once the action was undone. */
  isValid?: () => Promise<boolean>;
}

interface TickNotice extends Action {
  cause: Cause & { reason: NoticeReason };
}

const announce = async (
  host: MountProps,
  weddingId: string,
  { cause, comesOf = '', isValid }: TickNotice,
  completion: Completion,
): Promise<void> => {
  const edit = writesOf(completion, taskWriteOf(weddingId));
  const since = noteEdit(host.firestore, edit.changes);
  const { catalogue } = host.locale.get();
  const [{ intl, place, refused }, texts] = await Promise.all([toolsOf(host, weddingId), loadTaskTexts(catalogue)]);
  const [first] = completion.completed;
  const title = first === undefined ? '' : titleOf(first, texts);
  const words = tickedWords(intl, cause.reason, { name: cause.name, title, count: completion.completed.length });
  const about = aboutOf(cause, completion);
  // Texts take a moment, in which the person may undo the action by its own notice.
  if ((await isValid?.()) === false) return takeBackTicks(host, weddingId, completion);
  showEditNotice(
    place,
    { edit, about, notice: { ...words, emoji: '🎉', follows: true, comesOf }, refused: refused(title) },
    since,
  );
};

const complete = async (host: MountProps, weddingId: string, cause: Cause, action: Action = {}): Promise<void> => {
  const { isValid } = action;
  if ((await isValid?.()) === false) return;
  const completion = await completeAutomatically(host, weddingId, cause);
  if (completion === null) return;
  const { reason } = cause;
  // Ticks in a checklist that does not exist yet have no notice.
  if (completion.isAhead === true || !hasNotice(reason)) {
    if ((await isValid?.()) === false) await takeBackTicks(host, weddingId, completion);
    return;
  }
  // The ticks stay when the notice fails to load: a second delivery would not show it either.
  await announce(host, weddingId, { ...action, cause: { ...cause, reason } }, completion).catch((error: unknown) =>
    host.telemetry.error('checklist', error),
  );
};

interface StillTicked {
  about: string;
  comesOf: string;
  text: (intl: IntlShape, count: number, is: 'alone' | 'brief') => string;
}

/** Offers to untick tasks after an action was undone. They may stay done: the couple decides. */
const offerToUntick = async (
  host: MountProps,
  weddingId: string,
  cause: Pick<Cause, 'reason' | 'name'>,
  { about, comesOf, text }: StillTicked,
): Promise<void> => {
  const edit = await readTicks(host, weddingId, cause);
  if (edit === null) return;
  const { intl, place, refused, asWrites } = await toolsOf(host, weddingId);
  const untick = { edit: asWrites(edit), about, notice: null, refused: refused(cause.name ?? '') };
  host.notices.show({
    ...{ tone: 'info', about, follows: true, comesOf },
    text: text(intl, edit.changes.length, 'alone'),
    briefly: text(intl, edit.changes.length, 'brief'),
    // The action itself is undone by the button beside it.
    open: {
      label: intl.formatMessage({ id: 'planning.unbooked.untick' }),
      run: () => void performEdit(place, untick),
    },
  });
};

/** Actions of other areas tick tasks, show the reason, and can be undone. Source: S4-auto. */
export const autoCompleteReactions: ReactionTable = {
  'collaborator.invited': (host, { weddingId }) =>
    complete(host, weddingId, causes['collaborator.invited'](), { comesOf: 'invitation' }),
  'guest.added': (host, { weddingId, guestId }) =>
    complete(host, weddingId, causes['guest.added'](), { comesOf: guestId }),
  'budget.initialised': (host, { weddingId }) =>
    complete(host, weddingId, causes['budget.initialised'](), { comesOf: `budget ${weddingId}` }),
  'note.saved': (host, { weddingId, noteId }) => complete(host, weddingId, causes['note.saved'](), { comesOf: noteId }),
  'guestlist.exported': (host, { weddingId }) =>
    complete(host, weddingId, causes['guestlist.exported'](), { comesOf: 'export' }),
  'website.published': (host, { weddingId }) =>
    complete(host, weddingId, causes['website.published'](), { comesOf: 'website address' }),
  'wedding.date-changed': (host, payload) => complete(host, payload.weddingId, answers['wedding.date-changed']()),
  'wedding.location-changed': (host, payload) =>
    complete(host, payload.weddingId, answers['wedding.location-changed']()),
  'wedding.guests-estimated': (host, payload) =>
    complete(host, payload.weddingId, answers['wedding.guests-estimated']()),
  'onboarding.venue-answered': (host, payload) =>
    complete(host, payload.weddingId, answers['onboarding.venue-answered'](payload)),
  'supplier.booked': (host, payload) =>
    complete(host, payload.weddingId, causes['supplier.booked'](payload), {
      comesOf: payload.supplierId,
      isValid: () => isStillBooked(host, payload),
    }),
  async 'supplier.unbooked'(host, { weddingId, supplierId, supplierName: name }) {
    if (await isStillBooked(host, { weddingId, supplierId })) return;
    const text: StillTicked['text'] = (intl, count, is) =>
      intl.formatMessage({ id: 'planning.unbooked.stored' }, { name, count, is });
    const notice = { about: aboutBooking(name), comesOf: supplierId, text };
    await offerToUntick(host, weddingId, { reason: 'supplier-booked', name }, notice);
  },
  'website.unpublished': (host, { weddingId }) =>
    offerToUntick(
      host,
      weddingId,
      { reason: 'website-published', name: null },
      {
        about: 'ticks of the website',
        comesOf: 'website address',
        text: (intl, count) => intl.formatMessage({ id: 'planning.unpublished.stored' }, { count }),
      },
    ),
};

import { joinCatalogues } from '@posy/remote-kit';
import { noteEdit, performEdit, tellEdit, writesOf } from '@posy/remote-kit/edits';
import type { MountProps } from '@posy/shared-contracts/mount-props';
import { answers, causes, type Cause } from '#checklist/auto-complete/causes';
import type { Completion } from '#checklist/auto-complete/complete';
import type { Edit } from '#checklist/rules/task-changes';
import { catalogues as autoComplete } from '#checklist/auto-complete/messages/index';
import { completeAutomatically, readBookingTicks } from '#checklist/auto-complete/auto-complete-queries';
import { isTold, tickedWords, type ToldReason } from '#checklist/auto-complete/reason-words';
import { taskWriteOf } from '#checklist/queries/checklist-queries';
import { loadTaskTexts, titleOf } from '#plan/tasks/task-texts';
import { catalogues as first } from '#messages/index';
import { editPlace } from '#plan/edits/edit-place';
import { catalogues as tasks } from '#plan/tasks/messages/index';
import { loadIntl } from '#plan/words/load-intl';
import type { ReactionTable } from './reaction';

const catalogues = joinCatalogues(first, tasks, autoComplete);

/** How the checklist is changed from here, and its words. */
const toolsOf = async (host: MountProps, weddingId: string) => {
  const intl = await loadIntl(host, catalogues);
  const place = editPlace(host, intl, 'checklist', 'checklist');
  const refused = (title: string): string => intl.formatMessage({ id: 'planning.checklist.refused' }, { title });
  return { intl, place, refused, asWrites: (edit: Edit) => writesOf(edit, taskWriteOf(weddingId)) };
};

const aboutBooking = (supplierName: string): string => `ticks of ${supplierName}`;

/** A booking's ticks stand until it is unbooked; what else is ticked is told like an edit of its task. */
const aboutOf = ({ reason, name }: Cause, { completed }: Completion): string =>
  reason === 'supplier-booked' && name !== null
    ? aboutBooking(name)
    : `task ${completed.map(({ group }) => group).join(' ')}`;

const tell = async (
  host: MountProps,
  weddingId: string,
  cause: Cause & { reason: ToldReason },
  completion: Completion,
): Promise<void> => {
  const edit = writesOf(completion, taskWriteOf(weddingId));
  const since = noteEdit(host.firestore, edit.changes);
  const { catalogue } = host.locale.get();
  const [{ intl, place, refused }, texts] = await Promise.all([toolsOf(host, weddingId), loadTaskTexts(catalogue)]);
  const [first] = completion.completed;
  const title = first === undefined ? '' : titleOf(first, texts);
  const text = tickedWords(intl, cause.reason, { name: cause.name, title, count: completion.completed.length });
  const about = aboutOf(cause, completion);
  tellEdit(place, { edit, about, told: { text, emoji: '🎉' }, refused: refused(title) }, since);
};

const complete = async (host: MountProps, weddingId: string, cause: Cause): Promise<void> => {
  const completion = await completeAutomatically(host, weddingId, cause);
  const { reason } = cause;
  if (completion === null || !isTold(reason)) return;
  // What is ticked stays ticked when its words do not come: a second delivery would tell nothing either.
  await tell(host, weddingId, { ...cause, reason }, completion).catch((error: unknown) =>
    host.telemetry.error('checklist', error),
  );
};

/** Connected actions tick tasks, say why, and can be taken back. Source: S4-auto. */
export const autoCompleteReactions: ReactionTable = {
  'collaborator.invited': (host, payload) => complete(host, payload.weddingId, causes['collaborator.invited']()),
  'guest.added': (host, payload) => complete(host, payload.weddingId, causes['guest.added']()),
  'budget.initialised': (host, payload) => complete(host, payload.weddingId, causes['budget.initialised']()),
  'note.saved': (host, payload) => complete(host, payload.weddingId, causes['note.saved']()),
  'guestlist.exported': (host, payload) => complete(host, payload.weddingId, causes['guestlist.exported']()),
  'wedding.date-changed': (host, payload) => complete(host, payload.weddingId, answers['wedding.date-changed']()),
  'wedding.location-changed': (host, payload) =>
    complete(host, payload.weddingId, answers['wedding.location-changed']()),
  'wedding.guests-estimated': (host, payload) =>
    complete(host, payload.weddingId, answers['wedding.guests-estimated']()),
  'onboarding.venue-answered': (host, payload) =>
    complete(host, payload.weddingId, answers['onboarding.venue-answered'](payload)),
  'supplier.booked': (host, payload) => complete(host, payload.weddingId, causes['supplier.booked'](payload)),
  // What is done may stay done: the couple decides.
  'supplier.unbooked': async (host, { weddingId, supplierName: name }) => {
    const edit = await readBookingTicks(host, weddingId, name);
    if (edit === null) return;
    const { intl, place, refused, asWrites } = await toolsOf(host, weddingId);
    const about = aboutBooking(name);
    const untick = { edit: asWrites(edit), about, told: null, refused: refused(name) };
    host.notices.show({
      tone: 'info',
      about,
      text: intl.formatMessage({ id: 'planning.unbooked.kept' }, { name, count: edit.changes.length }),
      action: {
        label: intl.formatMessage({ id: 'planning.unbooked.untick' }),
        run: () => void performEdit(place, untick),
      },
    });
  },
};

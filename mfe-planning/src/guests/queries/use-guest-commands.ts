import { useHost } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { InvitationType, RsvpAnswer } from '@posy/shared-contracts/entities';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { categorise, renameCategory } from '../categories/rules/categories';
import { answerNames, nameGuest, nameHousehold, partNames } from '../names/guest-names';
import { addGuests, type GuestListEdit, updateGuests } from '../rules/guest-edit';
import { type GuestFields, type GuestItem, newGuest } from '../rules/guest-item';
import { householdOf } from '../rules/households';
import { bringTogether, join, leave, makeHead, removeGuests } from '../rules/membership';
import type { ReadyGuests } from './guest-queries';
import { type GuestContext, performGuestEdit } from './perform-guest-edit';

type CommandContext = GuestContext & { list: ReadyGuests };
type GuestIds = readonly string[];

/** The commands of the guest list. Their identity is stable while the screen is mounted. */
export interface GuestCommands {
  add(guests: readonly GuestItem[]): void;
  remove(guestIds: GuestIds): void;
  /**
   * Writes the fields that differ, without a notice: the field itself shows the change. Resolves to true when it was
   * saved.
   */
  change(guestId: string, fields: GuestFields): Promise<boolean>;
  answer(guestIds: GuestIds, eventId: string, answer: RsvpAnswer): void;
  /** Gives guests the answers of one of their household, event by event, in one edit. */
  answerAlike(guestIds: GuestIds, answers: Readonly<Record<string, RsvpAnswer>>): void;
  invite(guestIds: GuestIds, to: InvitationType): void;
  categorise(guestIds: GuestIds, category: string): void;
  /** The name of another category merges the two; an empty name deletes the category. */
  renameCategory(from: string, to: string): void;
  makeHead(guestId: string): void;
  leave(guestIds: GuestIds): void;
  join(guestIds: GuestIds, householdId: string): void;
  together(guestIds: GuestIds): void;
  addPlusOne(householdId: string): void;
}

const nameOf = ({ intl, list }: CommandContext, guestId: string | undefined): string => {
  const household = guestId === undefined ? null : householdOf(list.households, guestId);
  const guest = household?.members.find(({ id }) => id === guestId);
  return guest === undefined ? '' : nameGuest(intl, guest, household?.head ?? null);
};

const chosen = ({ list }: CommandContext, guestIds: GuestIds): GuestItem[] => {
  const ids = new Set(guestIds);
  return list.guests.filter(({ id }) => ids.has(id));
};

type NoticeKind =
  | 'removed'
  | 'answered'
  | 'answered-alike'
  | 'invited'
  | 'categorised'
  | 'uncategorised'
  | 'left'
  | 'joined'
  | 'together'
  | 'plus-one';

/** Commits an edit with a notice that names its guest, or counts its guests. */
const apply = (
  context: CommandContext,
  what: NoticeKind,
  guestIds: GuestIds,
  edit: GuestListEdit,
  values: Record<string, string> = {},
): void => {
  const named = { count: guestIds.length, name: nameOf(context, guestIds[0]), ...values };
  void performGuestEdit(context, { edit, notice: context.intl.formatMessage({ id: `guests.notice.${what}` }, named) });
};

const faults = {
  'already-head': 'guestlist.error.head',
  'no-name': 'guestlist.error.no-name',
  'unknown-guest': 'guestlist.error.gone',
} as const;

const lead = (context: CommandContext, guestId: string): void => {
  const { host, intl, list } = context;
  const outcome = makeHead(list.households, guestId);
  const name = nameOf(context, guestId);
  if (!outcome.ok)
    return host.notices.show({ tone: 'error', text: intl.formatMessage({ id: faults[outcome.fault] }, { name }) });
  const notice = intl.formatMessage({ id: 'guests.notice.head' }, { name });
  void performGuestEdit(context, { edit: outcome.edit, notice });
};

const householdCommands = (
  current: () => CommandContext,
): Pick<GuestCommands, 'leave' | 'join' | 'together' | 'makeHead'> => ({
  makeHead: (guestId) => lead(current(), guestId),
  leave: (guestIds) => apply(current(), 'left', guestIds, leave(current().list.households, guestIds)),
  join(guestIds, householdId) {
    const { intl, list } = current();
    const household = list.households.find(({ id }) => id === householdId);
    const values = { household: household === undefined ? '' : nameHousehold(intl, household) };
    apply(current(), 'joined', guestIds, join(list.households, guestIds, householdId), values);
  },
  together: (guestIds) => apply(current(), 'together', guestIds, bringTogether(current().list.households, guestIds)),
});

const fieldCommands = (
  current: () => CommandContext,
): Pick<GuestCommands, 'change' | 'answer' | 'answerAlike' | 'invite' | 'categorise' | 'renameCategory'> => ({
  change: (guestId, fields) =>
    performGuestEdit(current(), { edit: updateGuests(chosen(current(), [guestId]), () => fields), notice: null }),
  answer(guestIds, eventId, answer) {
    const edit = updateGuests(chosen(current(), guestIds), () => ({ rsvp: { [eventId]: answer } }));
    const words = current().intl.formatMessage({ id: answerNames[answer] });
    apply(current(), 'answered', guestIds, edit, { answer: words });
  },
  answerAlike(guestIds, answers) {
    const edit = updateGuests(chosen(current(), guestIds), () => ({ rsvp: { ...answers } }));
    apply(current(), 'answered-alike', guestIds, edit);
  },
  invite(guestIds, to) {
    const edit = updateGuests(chosen(current(), guestIds), () => ({ invitationType: to }));
    apply(current(), 'invited', guestIds, edit, { part: current().intl.formatMessage({ id: partNames[to] }) });
  },
  categorise(guestIds, category) {
    const what = category === '' ? 'uncategorised' : 'categorised';
    apply(current(), what, guestIds, categorise(chosen(current(), guestIds), category), { category });
  },
  renameCategory(from, to) {
    const edit = renameCategory(current().list.guests, from, to);
    const id = to === '' ? 'guests.notice.category-deleted' : 'guests.notice.category-renamed';
    void performGuestEdit(current(), { edit, notice: current().intl.formatMessage({ id }, { from, to }) });
  },
});

const listCommands = (current: () => CommandContext): Pick<GuestCommands, 'add' | 'remove' | 'addPlusOne'> => ({
  add(guests) {
    const ids = guests.map(({ id }) => id);
    const { host, intl } = current();
    const [first] = ids;
    const notice = intl.formatMessage(
      { id: 'guests.notice.added' },
      { count: ids.length, name: guests[0]?.name ?? '' },
    );
    // One guest may be anywhere in the list and is linked; several are shown at its top.
    const at =
      ids.length === 1 && first !== undefined ? paths.guest(host.locale.get().market.prefix, first) : undefined;
    void performGuestEdit(current(), { edit: addGuests(guests), notice, ...(at === undefined ? {} : { at }) });
  },
  remove: (guestIds) => apply(current(), 'removed', guestIds, removeGuests(current().list.households, guestIds)),
  addPlusOne(householdId) {
    const { host, list } = current();
    const head = list.guests.find(({ id }) => id === householdId);
    if (head === undefined) return;
    const { category, invitationType } = head;
    const fields = { head: householdId, plusOne: true, category, invitationType };
    apply(current(), 'plus-one', [householdId], addGuests([newGuest(host.firestore.newId(), fields)]));
  },
});

/** The commands for a guest list that has loaded. */
export const useGuestCommands = (weddingId: string, list: ReadyGuests): GuestCommands => {
  const host = useHost();
  const intl = useIntl();
  const latest = useRef<CommandContext>({ host, intl, weddingId, list });
  useLayoutEffect(() => {
    latest.current = { host, intl, weddingId, list };
  });
  return useMemo(() => {
    const current = (): CommandContext => latest.current;
    return { ...listCommands(current), ...fieldCommands(current), ...householdCommands(current) };
  }, []);
};

import { changeFields, deleteDocument, type Edit, joinEdits, makeDocument, noEdit } from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import type { Guest, SeatingTable, SeatingWish } from '@posy/shared-contracts/entities';
import type { MountProps } from '@posy/shared-contracts/mount-props';
import type { IntlShape } from 'react-intl';
import type { Placement } from '../rules/proposal/proposal';
import type { Table, Wish } from '../rules/seating-plan';
import type { Seating } from './use-seating';
import type { SeatingEdit } from './use-seating-edits';

/** The commands of the seating plan. Their identity is stable while the screen is mounted. */
export interface SeatingCommands {
  /** Moves a guest to a table, or removes their seat (null). A notice reports a full table. */
  move(guestId: string, tableId: string | null): void;
  /** Moves a guest to a new table. */
  moveToNew(guestId: string): void;
  accept(placements: readonly Placement[]): void;
  addTable(table: TableDraft): void;
  changeTable(table: Table, draft: TableDraft): void;
  removeTable(table: Table): void;
  addWish(wish: Pick<SeatingWish, 'kind' | 'guests'>): void;
  removeWish(wish: Wish): void;
}

/** The fields of a table's form. */
export type TableDraft = Pick<SeatingTable, 'name' | 'shape' | 'seats' | 'stepFree' | 'quiet'>;

/** The current data that a command works on. */
export interface SeatingContext {
  host: Pick<MountProps, 'firestore' | 'notices' | 'clock'>;
  intl: IntlShape;
  weddingId: string;
  seating: Seating;
  perform: (edit: SeatingEdit) => void;
}

/** Seats guests, or removes their seats (null). Only this field is written, so that other members' changes stay. */
const seatEdit = ({ weddingId, seating }: SeatingContext, seats: ReadonlyMap<string, string | null>): Edit => {
  const collection = collections.guests(weddingId);
  return joinEdits(
    ...[...seats].map(([id, table]) => {
      const guest = seating.guests.get(id);
      return guest === undefined ? noEdit : changeFields<Guest>(collection, guest, { table });
    }),
  );
};

const newTable = ({ host, seating }: SeatingContext, draft: TableDraft): Omit<Table, 'createdAt'> => ({
  ...draft,
  id: host.firestore.newId(),
  order: Math.max(0, ...seating.tables.map(({ order }) => order)) + 1,
});

const addTable = ({ weddingId }: SeatingContext, table: Omit<Table, 'createdAt'>): Edit =>
  makeDocument(collections.tables(weddingId), table, ['createdAt']);

/** Returns the default name of a new table, with the first number that no other table has. */
export const freeTableName = (seating: Seating, { formatMessage }: Pick<IntlShape, 'formatMessage'>): string => {
  const taken = new Set(seating.tables.map(({ name }) => name));
  const names = Array.from({ length: taken.size + 1 }, (_, index) =>
    formatMessage({ id: 'seating.table.default' }, { number: index + 1 }),
  );
  return names.find((name) => !taken.has(name)) ?? '';
};

const moveGuest = (context: SeatingContext, guestId: string, tableId: string | null): void => {
  const { seating, intl, host } = context;
  if (seating.guests.get(guestId)?.table === tableId) return;
  const name = seating.names.get(guestId) ?? '';
  const table = seating.tables.find(({ id }) => id === tableId);
  const isFull = table !== undefined && (seating.seated.get(table.id)?.length ?? 0) >= table.seats;
  if (isFull) {
    const text = intl.formatMessage({ id: 'seating.full' }, { table: table.name });
    return host.notices.show({ tone: 'error', text });
  }
  const notice =
    table === undefined
      ? intl.formatMessage({ id: 'seating.moved.off' }, { name })
      : intl.formatMessage({ id: 'seating.moved' }, { name, table: table.name });
  context.perform({ edit: seatEdit(context, new Map([[guestId, tableId]])), notice });
};

const moveToNewTable = (context: SeatingContext, guestId: string): void => {
  const { seating, intl } = context;
  const name = freeTableName(seating, intl);
  const table = newTable(context, { name, shape: 'round', seats: 8, stepFree: false, quiet: false });
  const notice = intl.formatMessage({ id: 'seating.moved' }, { name: seating.names.get(guestId) ?? '', table: name });
  const seats = seatEdit(context, new Map([[guestId, table.id]]));
  context.perform({ edit: joinEdits(addTable(context, table), seats), notice });
};

const acceptPlacements = (context: SeatingContext, placements: readonly Placement[]): void => {
  const seats = new Map(placements.flatMap(({ guests }) => guests.map(({ id, table }) => [id, table] as const)));
  const notice = context.intl.formatMessage({ id: 'seating.proposal.done' }, { count: seats.size });
  context.perform({ edit: seatEdit(context, seats), notice });
};

const changeTable = ({ weddingId, perform }: SeatingContext, table: Table, draft: TableDraft): void =>
  perform({ edit: changeFields<SeatingTable>(collections.tables(weddingId), table, draft, []), notice: null });

/**
 * Removes a table and the seats of all its guests, including those who declined since: nobody may keep a seat at a
 * deleted table.
 */
const removeTable = (context: SeatingContext, table: Table): void => {
  const { seating, intl, weddingId } = context;
  const sitting = [...seating.guests.values()].filter((guest) => guest.table === table.id);
  const count = seating.seated.get(table.id)?.length ?? 0;
  const seats = seatEdit(context, new Map(sitting.map(({ id }) => [id, null])));
  const notice = intl.formatMessage({ id: 'seating.table.removed' }, { name: table.name, count });
  context.perform({ edit: joinEdits(deleteDocument(collections.tables(weddingId), table), seats), notice });
};

/** The commands on the plan that is current when a command is given. */
export const createSeatingCommands = (current: () => SeatingContext): SeatingCommands => ({
  move: (guestId, tableId) => moveGuest(current(), guestId, tableId),
  moveToNew: (guestId) => moveToNewTable(current(), guestId),
  accept: (placements) => acceptPlacements(current(), placements),
  addTable(draft) {
    const context = current();
    context.perform({ edit: addTable(context, newTable(context, draft)), notice: null });
  },
  changeTable: (table, draft) => changeTable(current(), table, draft),
  removeTable: (table) => removeTable(current(), table),
  addWish(wish) {
    const { host, weddingId, perform } = current();
    const made = { ...wish, id: host.firestore.newId() };
    perform({ edit: makeDocument(collections.seatingWishes(weddingId), made, ['createdAt']), notice: null });
  },
  removeWish(wish) {
    const { intl, weddingId, perform } = current();
    const notice = intl.formatMessage({ id: 'seating.wish.removed' });
    perform({ edit: deleteDocument(collections.seatingWishes(weddingId), wish), notice });
  },
});

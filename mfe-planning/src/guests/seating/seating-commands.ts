import type { SeatingTable, SeatingWish } from '@posy/shared-contracts/entities';
import type { FirestoreWrite, MountProps } from '@posy/shared-contracts/mount-props';
import type { IntlShape } from 'react-intl';
import type { Placement } from './rules/proposal/proposal';
import type { Table, Wish } from './rules/seating-plan';
import {
  addTableWrite,
  addWishWrite,
  changeTableWrite,
  removeTableWrite,
  removeWishWrite,
  restoreTableWrite,
  restoreWishWrite,
  seatWrites,
} from './seating-queries';
import type { Deed } from './use-deeds';
import type { Seating } from './use-seating';

/** What a person does to the seating plan. The functions stay the same while the screen lives. */
export interface SeatingCommands {
  /** To a table, or off every one; refused with words where the table is full. */
  move(guestId: string, tableId: string | null): void;
  /** To a new table, which is made for them. */
  moveToNew(guestId: string): void;
  accept(placements: readonly Placement[]): void;
  addTable(table: TableDraft): void;
  changeTable(table: Table, draft: TableDraft): void;
  removeTable(table: Table): void;
  addWish(wish: Pick<SeatingWish, 'kind' | 'guests'>): void;
  removeWish(wish: Wish): void;
}

/** A table as it is filled in. */
export type TableDraft = Pick<SeatingTable, 'name' | 'shape' | 'seats' | 'stepFree' | 'quiet'>;

/** What the commands work on, as it is when one is given. */
export interface SeatingContext {
  host: Pick<MountProps, 'firestore' | 'notices' | 'clock'>;
  intl: IntlShape;
  weddingId: string;
  seating: Seating;
  perform: (deed: Deed) => void;
}

/** Writes that stand beside seats in one commit, and those that take them back. */
interface Beside {
  does: FirestoreWrite[];
  undoes: FirestoreWrite[];
}

const nothing: Beside = { does: [], undoes: [] };

const seatGuests = (
  { weddingId, seating, perform }: SeatingContext,
  seats: ReadonlyMap<string, string | null>,
  told: string,
  beside: Beside = nothing,
): void => {
  const before = new Map([...seats.keys()].map((id) => [id, seating.guests.get(id)?.table ?? null]));
  perform({
    does: [...beside.does, ...seatWrites(weddingId, seats)],
    undoes: [...beside.undoes, ...seatWrites(weddingId, before)],
    told,
  });
};

const newTable = ({ host, seating }: SeatingContext, draft: TableDraft): Table => ({
  ...draft,
  id: host.firestore.newId(),
  order: Math.max(0, ...seating.tables.map(({ order }) => order)) + 1,
  createdAt: new Date(host.clock.now()).toISOString(),
});

/** What a table is called until it is given a name: the first number that no other table has. */
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
  const told =
    table === undefined
      ? intl.formatMessage({ id: 'seating.moved.off' }, { name })
      : intl.formatMessage({ id: 'seating.moved' }, { name, table: table.name });
  seatGuests(context, new Map([[guestId, tableId]]), told);
};

const moveToNewTable = (context: SeatingContext, guestId: string): void => {
  const { seating, intl, weddingId } = context;
  const name = freeTableName(seating, intl);
  const table = newTable(context, { name, shape: 'round', seats: 8, stepFree: false, quiet: false });
  const told = intl.formatMessage({ id: 'seating.moved' }, { name: seating.names.get(guestId) ?? '', table: name });
  seatGuests(context, new Map([[guestId, table.id]]), told, {
    does: [addTableWrite(weddingId, table)],
    undoes: [removeTableWrite(weddingId, table.id)],
  });
};

const acceptPlacements = (context: SeatingContext, placements: readonly Placement[]): void => {
  const seats = new Map(placements.flatMap(({ guests }) => guests.map(({ id, table }) => [id, table] as const)));
  seatGuests(context, seats, context.intl.formatMessage({ id: 'seating.proposal.done' }, { count: seats.size }));
};

const changeTable = ({ weddingId, perform }: SeatingContext, table: Table, draft: TableDraft): void => {
  const keys = (Object.keys(draft) as (keyof TableDraft)[]).filter((key) => draft[key] !== table[key]);
  const pick = (from: TableDraft): Partial<SeatingTable> => Object.fromEntries(keys.map((key) => [key, from[key]]));
  if (keys.length === 0) return;
  perform({
    does: [changeTableWrite(weddingId, table.id, pick(draft))],
    undoes: [changeTableWrite(weddingId, table.id, pick(table))],
    told: null,
  });
};

/** Everybody who sits there waits for a seat again, also who said no since: a table that is gone holds nobody. */
const removeTable = (context: SeatingContext, table: Table): void => {
  const { seating, intl, weddingId } = context;
  const sitting = [...seating.guests.values()].filter((guest) => guest.table === table.id);
  const count = seating.seated.get(table.id)?.length ?? 0;
  seatGuests(
    context,
    new Map(sitting.map(({ id }) => [id, null])),
    intl.formatMessage({ id: 'seating.table.removed' }, { name: table.name, count }),
    { does: [removeTableWrite(weddingId, table.id)], undoes: [restoreTableWrite(weddingId, table)] },
  );
};

/** The commands on whatever plan is current when one of them is given. */
export const createSeatingCommands = (current: () => SeatingContext): SeatingCommands => ({
  move: (guestId, tableId) => moveGuest(current(), guestId, tableId),
  moveToNew: (guestId) => moveToNewTable(current(), guestId),
  accept: (placements) => acceptPlacements(current(), placements),
  addTable(draft) {
    const context = current();
    const table = newTable(context, draft);
    const does = [addTableWrite(context.weddingId, table)];
    context.perform({ does, undoes: [removeTableWrite(context.weddingId, table.id)], told: null });
  },
  changeTable: (table, draft) => changeTable(current(), table, draft),
  removeTable: (table) => removeTable(current(), table),
  addWish(wish) {
    const { host, weddingId, perform } = current();
    const id = host.firestore.newId();
    perform({ does: [addWishWrite(weddingId, id, wish)], undoes: [removeWishWrite(weddingId, id)], told: null });
  },
  removeWish(wish) {
    const { intl, weddingId, perform } = current();
    perform({
      does: [removeWishWrite(weddingId, wish.id)],
      undoes: [restoreWishWrite(weddingId, wish)],
      told: intl.formatMessage({ id: 'seating.wish.removed' }),
    });
  },
});

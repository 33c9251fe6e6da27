import fc from 'fast-check';
import { anyGuestList, exampleGuest, exampleHousehold } from '#testing/example-guests';
import { totalsChange } from '../queries/totals-change';
import { applyChanges, type GuestListEdit } from './guest-edit';
import type { GuestItem } from './guest-item';
import { householdsOf } from './households';
import { bringTogether, join, leave, makeHead, removeGuests } from './membership';

const groups = (guests: readonly GuestItem[]) => householdsOf(guests, 'en-GB');
const heads = (guests: readonly GuestItem[]) => Object.fromEntries(guests.map(({ id, head }) => [id, head]));
const after = (guests: readonly GuestItem[], { changes }: GuestListEdit) => applyChanges(guests, changes);
const kapoors = exampleHousehold(
  exampleGuest('ravi', { household: 'The Kapoors' }),
  exampleGuest('anita'),
  exampleGuest('dev', { child: true }),
);
const bisi = exampleHousehold(exampleGuest('bisi'), exampleGuest('plus', { name: '', plusOne: true }));
const list = [...kapoors, ...bisi, exampleGuest('sam')];

describe('making somebody the head', () => {
  const outcome = makeHead(groups(list), 'anita');
  const made = outcome.ok ? after(list, outcome.edit) : [];

  test('points the others and the old head to the new one [S4-guest-group-02]', () => {
    expect(heads(made)).toMatchObject({
      anita: null,
      ravi: 'anita',
      dev: 'anita',
      bisi: null,
      plus: 'bisi',
      sam: null,
    });
  });

  test('hands the name of the household on', () => {
    expect(made.map(({ household }) => household).filter((name) => name !== '')).toEqual(['The Kapoors']);
    expect(made.find(({ id }) => id === 'anita')?.household).toBe('The Kapoors');
  });

  test.each(['ravi', 'sam'])('fails for %s, who has no head [S4-guest-group-01] [S5-group-head-01]', (id) => {
    expect(makeHead(groups(list), id)).toEqual({ ok: false, fault: 'already-head' });
  });

  test('fails for a plus-one without a name', () => {
    expect(makeHead(groups(list), 'plus')).toEqual({ ok: false, fault: 'no-name' });
  });

  test('fails for nobody of the list', () => {
    expect(makeHead(groups(list), 'gone')).toEqual({ ok: false, fault: 'unknown-guest' });
  });
});

describe('who leaves', () => {
  test('stands alone, and a head leaves a successor behind', () => {
    expect(heads(after(list, leave(groups(list), ['ravi'])))).toMatchObject({ ravi: null, anita: null, dev: 'anita' });
  });

  test('does not leave an unnamed plus-one behind', () => {
    expect(leave(groups(list), ['bisi'])).toEqual({ changes: [], undo: [] });
    expect(heads(after(list, join(groups(list), ['bisi'], 'ravi')))).toMatchObject({ bisi: 'ravi', plus: 'ravi' });
  });
});

test('merges two households by bringing all of one into the other', () => {
  const merged = after(list, join(groups(list), ['ravi', 'anita', 'dev'], 'sam'));
  expect(heads(merged)).toMatchObject({ sam: null, ravi: 'sam', anita: 'sam', dev: 'sam' });
});

test('makes a household of people from several, and the rest stay together', () => {
  expect(heads(after(list, bringTogether(groups(list), ['ravi', 'sam'])))).toMatchObject({
    ravi: null,
    sam: 'ravi',
    anita: null,
    dev: 'anita',
  });
});

test('removes an unnamed plus-one with who brings them, a named one takes over', () => {
  expect(after(list, removeGuests(groups(list), ['bisi'])).map(({ id }) => id)).not.toContain('plus');
  const named = list.map((guest) => (guest.id === 'plus' ? { ...guest, name: 'Jo' } : guest));
  expect(after(named, removeGuests(groups(named), ['bisi'])).find(({ id }) => id === 'plus')).toMatchObject({
    head: null,
    plusOne: false,
  });
});

const anyEdit = fc.record({
  guests: anyGuestList,
  what: fc.constantFrom('head', 'leave', 'join', 'together', 'remove'),
  picks: fc.array(fc.nat(60), { minLength: 1, maxLength: 6 }),
});

const editOf = (guests: GuestItem[], what: string, picks: number[]): GuestListEdit | null => {
  const ids = [...new Set(picks.map((pick) => guests[pick % guests.length]?.id ?? ''))];
  const [first = ''] = ids;
  const households = groups(guests);
  if (what === 'head') {
    const outcome = makeHead(households, first);
    return outcome.ok ? outcome.edit : null;
  }
  if (what === 'leave') return leave(households, ids);
  if (what === 'join') return join(households, ids, households[(picks[0] ?? 0) % households.length]?.id ?? '');
  return what === 'together' ? bringTogether(households, ids) : removeGuests(households, ids);
};

test('keeps every list whole: one head for each household, nothing dangling, and undo brings all back [S4-guest-group-02]', () => {
  fc.assert(
    fc.property(anyEdit, ({ guests, what, picks }) => {
      fc.pre(guests.length > 0);
      const edit = editOf(guests, what, picks);
      if (edit === null) return;
      const now = after(guests, edit);
      const byId = new Map(now.map((guest) => [guest.id, guest]));
      for (const { head } of now) if (head !== null) expect(byId.get(head)?.head).toBeNull();
      for (const { plusOne, name, head } of now)
        if (name === '') expect({ plusOne, isLed: head !== null }).toEqual({ plusOne: true, isLed: true });
      expect(now).toHaveLength(guests.length + totalsChange(guests, now).count);
      const back = applyChanges(now, edit.undo);
      expect(new Map(back.map((guest) => [guest.id, guest]))).toEqual(
        new Map(guests.map((guest) => [guest.id, guest])),
      );
    }),
    { numRuns: 400 },
  );
});

test('changes each guest once at most, so that a batch has room for as many as are chosen', () => {
  fc.assert(
    fc.property(anyEdit, ({ guests, what, picks }) => {
      fc.pre(guests.length > 0);
      const edit = editOf(guests, what, picks);
      const ids = (edit?.changes ?? []).map((change) => ('id' in change ? change.id : change.guest.id));
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});

import { reuseDerived, reuseUnchanged } from '@posy/remote-kit';
import fc from 'fast-check';
import { anyGuestList, exampleGuest, exampleHousehold } from '#testing/example-guests';
import { householdName } from './household-name';
import { householdsOf, sameHousehold } from './households';

const ids = (guests: Parameters<typeof householdsOf>[0]) =>
  householdsOf(guests, 'en-GB').map(({ members }) => members.map(({ id }) => id));

test('groups who has the same head, the head first, by last name', () => {
  const guests = [
    ...exampleHousehold(
      exampleGuest('z', { name: 'Zoe Aker' }),
      exampleGuest('kid', { name: 'Al Aker', child: true }),
      exampleGuest('b', { name: 'Bo Aker' }),
    ),
    exampleGuest('a', { name: 'Ada Zuse' }),
    exampleGuest('ä', { name: 'Lars Ärlig' }),
  ];
  expect(ids(guests)).toEqual([['z', 'b', 'kid'], ['ä'], ['a']]);
});

test('keeps together who shares a head that is not there, and reads a ring of heads as one household', () => {
  const orphans = [exampleGuest('a', { head: 'gone', child: true }), exampleGuest('b', { head: 'gone' })];
  expect(ids(orphans)).toEqual([['b', 'a']]);
  expect(ids([exampleGuest('a', { head: 'b' }), exampleGuest('b', { head: 'a' })])).toEqual([['a', 'b']]);
});

test('puts everybody into exactly one household, whatever the heads say', () => {
  const tangled = anyGuestList.chain((guests) =>
    fc.array(fc.nat(40), { minLength: guests.length, maxLength: guests.length }).map((picks) =>
      guests.map((guest, index) => {
        const pick = picks[index] ?? 0;
        const head = pick > 30 ? 'gone' : pick > 20 ? null : (guests[pick % guests.length]?.id ?? null);
        return { ...guest, head: head === guest.id ? null : head };
      }),
    ),
  );
  fc.assert(
    fc.property(tangled, (guests) => {
      const households = householdsOf(guests, 'en-GB');
      expect(households.flatMap(({ members }) => members.map(({ id }) => id)).sort()).toEqual(
        guests.map(({ id }) => id).sort(),
      );
      for (const { head, members } of households) expect(members[0]).toBe(head);
    }),
  );
});

describe('the name of a household', () => {
  const named = (...names: string[]) => {
    const [head = '', ...others] = names;
    const [household] = householdsOf(
      exampleHousehold(
        exampleGuest('h', { name: head }),
        ...others.map((name, index) => exampleGuest(`m${index}`, { name, plusOne: name === '' })),
      ),
      'en-GB',
    );
    return household === undefined ? null : householdName(household);
  };

  test.each([
    [['Sam Hill'], { kind: 'one', name: 'Sam Hill' }],
    [['Bisi Okafor', ''], { kind: 'one', name: 'Bisi Okafor' }],
    [['Ravi Kapoor', 'Anita Kapoor'], { kind: 'couple', first: 'Ravi', second: 'Anita', surname: 'Kapoor' }],
    [['Ravi Kapoor', 'Jo Bell'], { kind: 'two', first: 'Ravi Kapoor', second: 'Jo Bell' }],
    [['Ravi Kapoor', 'Anita Kapoor', 'Dev Kapoor'], { kind: 'family', surname: 'Kapoor' }],
    [['Ravi Kapoor', 'Anita Kapoor', 'Jo'], { kind: 'many', first: 'Ravi Kapoor', others: 2 }],
    [['Nan', 'Grandad'], { kind: 'two', first: 'Nan', second: 'Grandad' }],
  ])('%j', (names, name) => {
    expect(named(...names)).toEqual(name);
  });

  test('is what the couple wrote, where they wrote one', () => {
    const [household] = householdsOf(
      [exampleGuest('h', { name: 'Ravi Kapoor', household: ' The  Kapoors ' })],
      'en-GB',
    );
    expect(household && householdName(household)).toEqual({ kind: 'given', name: 'The Kapoors' });
  });
});

test('keeps guests and households that did not change, and only those', () => {
  fc.assert(
    fc.property(anyGuestList, fc.nat(50), (guests, pick) => {
      const before = householdsOf(guests, 'en-GB');
      const changed = guests[pick % Math.max(1, guests.length)];
      const copy = structuredClone(guests).map((guest) =>
        guest.id === changed?.id ? { ...guest, contacts: { ...guest.contacts, email: 'new@example.com' } } : guest,
      );
      const stored = reuseUnchanged(guests, copy);
      expect(stored).toEqual(copy);
      expect(stored.filter((guest, index) => guest !== guests[index]).map(({ id }) => id)).toEqual(
        changed === undefined ? [] : [changed.id],
      );
      const households = reuseDerived(before, householdsOf(stored, 'en-GB'), sameHousehold);
      expect(households.filter((household) => !before.includes(household))).toHaveLength(changed === undefined ? 0 : 1);
    }),
  );
});

import fc from 'fast-check';
import { type Access, accessAreas, accessLevels } from '../entities';
import { accessOf, confirmsDeletion, deletionPhrase, mayEdit, mayEditProfile, mayManage, mayView } from '.';

const closed = Object.fromEntries(accessAreas.map((area) => [area, 'none'])) as Access;
const wedding = {
  roles: { ana: 'owner', lou: 'partner', priya: 'helper', sam: 'helper' },
  access: { priya: { ...closed, guests: 'edit', checklist: 'view' }, gone: { ...closed, guests: 'edit' } },
} as const;
const anyArea = fc.constantFrom(...accessAreas);

describe('access to an area', () => {
  test('is to edit for owner and partner, and nothing for others [D-role-01]', () => {
    fc.assert(
      fc.property(anyArea, (area) => {
        expect(['ana', 'lou'].map((uid) => accessOf(wedding, uid, area))).toEqual(['edit', 'edit']);
        expect(['nobody', 'gone', 'toString', '__proto__'].map((uid) => accessOf(wedding, uid, area))).toEqual(
          Array(4).fill('none'),
        );
      }),
    );
  });

  test('is what a helper was given, area by area, and otherwise nothing [D-role-01]', () => {
    expect(accessAreas.map((area) => accessOf(wedding, 'priya', area))).toEqual(
      accessAreas.map((area) => ({ guests: 'edit', checklist: 'view' })[area as string] ?? 'none'),
    );
    expect(accessOf(wedding, 'sam', 'guests')).toBe('none');
    expect(accessOf({ roles: wedding.roles }, 'priya', 'guests')).toBe('none');
  });

  test('to edit includes to view [D-role-01]', () => {
    fc.assert(
      fc.property(anyArea, fc.constantFrom(...accessLevels), (area, level) => {
        const given = { ...wedding, access: { priya: { ...closed, [area]: level } } };
        expect(mayView(given, 'priya', area)).toBe(level !== 'none');
        expect(mayEdit(given, 'priya', area)).toBe(level === 'edit');
      }),
    );
  });

  test('to the profile belongs to the couple', () => {
    expect((['owner', 'partner', 'helper', null] as const).map(mayEditProfile)).toEqual([true, true, false, false]);
  });
});

test('lets the owner manage partners and helpers, a partner helpers, and nobody the owner', () => {
  const roles = ['owner', 'partner', 'helper'] as const;
  expect(roles.map((actor) => roles.filter((role) => mayManage(actor, role)))).toEqual([
    ['partner', 'helper'],
    ['helper'],
    [],
  ]);
});

describe('the phrase that confirms a deletion', () => {
  test.each([
    [['Maya', 'Tom'], 'Maya & Tom'],
    [[' Maya ', ''], 'Maya'],
    [[], 'Posy'],
    [['🙂'], 'Posy'],
  ])('of %j is %s', (partners, phrase) => {
    expect(deletionPhrase(partners)).toBe(phrase);
  });

  test('is taken however spaces, signs and capitals are typed, and nothing else is', () => {
    expect(['Maya & Tom', ' maya  tom', 'MAYA+TOM'].map((typed) => confirmsDeletion(['Maya', 'Tom'], typed))).toEqual([
      true,
      true,
      true,
    ]);
    expect(['', 'Maya', 'Tom & Maya', 'mayatom'].map((typed) => confirmsDeletion(['Maya', 'Tom'], typed))).toEqual(
      Array(4).fill(false),
    );
  });

  test('is never empty: nothing is deleted by typing nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 4 }), fc.constantFrom('', ' ', '&', '-'), (partners, typed) => {
        expect(confirmsDeletion(partners, typed)).toBe(false);
        expect(confirmsDeletion(partners, deletionPhrase(partners))).toBe(true);
      }),
    );
  });
});

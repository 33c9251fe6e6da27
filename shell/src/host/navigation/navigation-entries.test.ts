import { exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import type { Access, MemberRole } from '@posy/shared-contracts/entities';
import { noAccess } from '#features/collaboration/areas';
import { exampleReleaseSet } from '#testing/shell-services';
import { currentEntry, currentTab } from './current-entry';
import type { NavigationEntry } from './navigation-entries';
import { entriesFor, landingEntry, tabsOf } from './navigation-entries';

const entry = (id: string, tab: boolean, placement: NavigationEntry['placement'] = 'header'): NavigationEntry => ({
  id,
  path: id,
  label: { 'en-GB': id, 'de-DE': id, 'fr-FR': id },
  icon: 'home',
  area: 'home',
  order: 10,
  audience: 'couple',
  placement,
  tab,
});
const ids = (entries: readonly NavigationEntry[]): string[] => entries.map(({ id }) => id);

test('gives four sections a tab and puts the rest into the sheet, apart from what the header has', () => {
  const entries = [
    entry('home', true),
    entry('checklist', true),
    entry('guests', true),
    entry('budget', false),
    entry('suppliers', true),
    entry('website', true),
    entry('inbox', false, 'quick'),
  ];
  const { tabs, rest } = tabsOf(entries);
  expect(ids(tabs)).toEqual(['home', 'checklist', 'guests', 'suppliers']);
  expect(ids(rest)).toEqual(['budget', 'website']);
});

test('gives few sections a tab each', () => {
  const entries = [entry('inbox', false, 'quick'), entry('reviews', false)];
  expect(tabsOf(entries)).toEqual({ tabs: entries, rest: [] });
});

test('leaves out the areas that are closed to a helper, live, and keeps what is for anyone [D-role-01]', () => {
  const navigation: NavigationEntry[] = [
    { ...entry('home', true), order: 1 },
    { ...entry('checklist', true), area: 'checklist', order: 2 },
    { ...entry('website', true), area: 'website', order: 3 },
    { ...entry('suppliers', true), area: 'suppliers', audience: 'anyone', order: 4 },
    { ...entry('inbox', false, 'quick'), area: 'inbox', audience: 'member', order: 5 },
  ];
  const remotes = exampleReleaseSet.remotes.map((remote) => ({
    ...remote,
    manifest: { ...remote.manifest, navigation },
  }));
  const shownTo = (access: Partial<Access>, role: MemberRole = 'helper'): string[] => {
    const wedding = exampleWedding({ roles: { u1: role }, access: { u1: { ...noAccess, ...access } } });
    return ids(entriesFor({ ...exampleReleaseSet, remotes }, exampleSignedIn({ wedding, role })));
  };
  expect(shownTo({})).toEqual(['home', 'suppliers']);
  expect(shownTo({ checklist: 'view', inbox: 'edit' })).toEqual(['home', 'checklist', 'suppliers', 'inbox']);
  expect(shownTo({}, 'partner')).toEqual(['home', 'checklist', 'website', 'suppliers', 'inbox']);
});

const audiences = ['anyone', 'visitor', 'couple', 'member', 'supplier', 'moderator', 'operator'] as const;

test.each([
  ['supplier', ['anyone', 'member', 'supplier']],
  ['moderator', ['anyone', 'member', 'moderator']],
  ['operator', ['anyone', 'member', 'operator']],
  ['couple', ['anyone', 'couple', 'member']],
  [null, ['anyone', 'visitor']],
] as const)('whoever is %s sees what is for them and for anyone, and lands where they have a home', (kind, seen) => {
  const navigation = audiences.map((audience, order) => ({ ...entry(audience, true), audience, order: 20 + order }));
  const [first] = exampleReleaseSet.remotes;
  if (first === undefined) throw new Error('The example has remotes.');
  const remotes = [{ ...first, manifest: { ...first.manifest, navigation } }];
  const { user } = exampleSignedIn();
  const session =
    kind === null
      ? ({ status: 'signed-out' } as const)
      : exampleSignedIn({ user: { ...user, kind }, ...(kind !== 'couple' && { wedding: null, role: null }) });
  const shown = entriesFor({ ...exampleReleaseSet, remotes }, session);
  const isWork = kind !== null && kind !== 'couple';
  expect(ids(shown).toSorted()).toEqual([...seen, ...(isWork ? [`work-${kind}`] : [])].toSorted());
  const landing = landingEntry({ ...exampleReleaseSet, remotes }, session);
  expect(landing?.path ?? null).toBe(isWork ? 'home' : kind);
});

test('suppliers are led to no competitors, and to no shortlist of them; everybody else is [19]', () => {
  const navigation = [
    { ...entry('directory', true), area: 'suppliers', audience: 'anyone' as const },
    { ...entry('shortlist', false, 'quick'), area: 'suppliers', audience: 'member' as const },
    { ...entry('own-profile', true), area: 'suppliers', audience: 'supplier' as const },
  ];
  const [first] = exampleReleaseSet.remotes;
  if (first === undefined) throw new Error('The example has remotes.');
  const set = { ...exampleReleaseSet, remotes: [{ ...first, manifest: { ...first.manifest, navigation } }] };
  const shownTo = (kind: 'supplier' | 'moderator' | 'couple'): string[] => {
    const { user } = exampleSignedIn();
    const nobodys = kind === 'couple' ? {} : { wedding: null, role: null };
    return ids(entriesFor(set, exampleSignedIn({ user: { ...user, kind }, ...nobodys })));
  };
  expect(shownTo('supplier')).toEqual(['work-supplier', 'own-profile']);
  expect(shownTo('moderator')).toEqual(['work-moderator', 'directory', 'shortlist']);
  expect(shownTo('couple')).toEqual(['directory', 'shortlist']);
});

test('of two entries that a path lies within, the one that says more of it is current; of none, none', () => {
  const entry = (id: string, path: string) => ({ id, path }) as NavigationEntry;
  const entries = [entry('enquiries', 'inbox'), entry('desk', 'inbox/desk')];
  expect(currentEntry('/uk/inbox', entries, [])?.id).toBe('enquiries');
  expect(currentEntry('/uk/inbox/desk', entries, [])?.id).toBe('desk');
  expect(currentEntry('/uk/home', entries, [])).toBeNull();
});

test('a screen without an entry lights its remote’s, on phones a tab unless its entry is in the sheet', () => {
  const [first] = exampleReleaseSet.remotes;
  if (first === undefined) throw new Error('The example has remotes.');
  const of = (basePaths: string[], navigation: NavigationEntry[]) => ({
    ...first,
    manifest: { ...first.manifest, basePaths, navigation },
  });
  const planning = [entry('home', true), entry('checklist', true), entry('guests', true), entry('budget', false)];
  const suppliers = [entry('suppliers', true), entry('shortlist', false, 'quick')];
  const entries = [...planning, ...suppliers, entry('inbox', false, 'quick')];
  const remotes = [
    of(['home', 'planning', 'checklist', 'guests', 'budget'], planning),
    of(['suppliers', 'search', 'real-weddings', 'shortlist'], suppliers),
  ];
  const header = (path: string) => currentEntry(path, entries, remotes)?.id;
  const tab = (path: string) => currentTab(path, tabsOf(entries), remotes)?.id;
  expect(['search', 'real-weddings/a', 'planning/day'].map((path) => header(`/uk/${path}`))).toEqual([
    'suppliers',
    'suppliers',
    'home',
  ]);
  expect(['search', 'shortlist', 'planning/day', 'checklist/a'].map((path) => tab(`/uk/${path}`))).toEqual([
    'suppliers',
    'suppliers',
    'home',
    'checklist',
  ]);
  expect(header('/uk/shortlist')).toBe('shortlist');
  expect(['budget', 'inbox', 'settings'].map((path) => tab(`/uk/${path}`))).toEqual([undefined, undefined, undefined]);
});

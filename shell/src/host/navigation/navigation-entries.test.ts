import type { NavigationEntry } from './navigation-entries';
import type { Access, MemberRole } from '@posy/shared-contracts/entities';
import { exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import { noAccess } from '#features/collaboration/areas';
import { exampleReleaseSet } from '#testing/shell-services';
import { entriesFor, tabsOf } from './navigation-entries';

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

it('gives four sections a tab and puts the rest into the sheet, apart from what the header has', () => {
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

it('gives few sections a tab each', () => {
  const entries = [entry('inbox', false, 'quick'), entry('reviews', false)];
  expect(tabsOf(entries)).toEqual({ tabs: entries, rest: [] });
});

it('leaves out the areas that are closed to a helper, live, and keeps what is for anyone [D-role-01]', () => {
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

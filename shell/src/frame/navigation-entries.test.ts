import type { NavigationEntry } from './navigation-entries';
import { tabsOf } from './navigation-entries';

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

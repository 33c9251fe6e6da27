import { exampleEntry } from '#testing/example-entry';
import { groupsOf, listed, parseFilter, placesOf } from './groups';

const lark = exampleEntry({ id: 'lark', type: 'venues', booked: true, state: 'booked', county: 'Somerset' });
const barn = exampleEntry({ id: 'barn', type: 'venues', shortlisted: false, ignored: true, state: 'ignored' });
const fern = exampleEntry({ id: 'fern', type: 'photographers', updatedAt: '2026-11-02T10:00:00.000Z' });
const otto = exampleEntry({ id: 'otto', type: 'photographers', updatedAt: '2026-11-03T10:00:00.000Z', county: 'Avon' });
const gone = exampleEntry({ id: 'gone', shortlisted: false, state: 'removed' });
const everybody = [barn, fern, gone, lark, otto];
const anywhere = { category: null, place: null };

test('the list has everybody but those removed [S4-shortlist-01]', () => {
  expect(listed(everybody).map(({ id }) => id)).toEqual(['barn', 'fern', 'lark', 'otto']);
});

test('whoever was asked is on it, also by an entry from before enquiries put anybody there [19]', () => {
  const asked = exampleEntry({ id: 'asked', shortlisted: false, enquired: true });
  expect(listed([asked, gone])).toEqual([asked]);
  expect(groupsOf([asked], anywhere)[0]?.open).toEqual([asked]);
});

test('groups stand in the order of menus, with the booked, the open and those set aside', () => {
  const ids = groupsOf(everybody, anywhere).map(({ category, booked, open, setAside }) => [
    category,
    ...[booked, open, setAside].map((entries) => entries.map(({ id }) => id)),
  ]);
  expect(ids).toEqual([
    ['venues', ['lark'], [], ['barn']],
    ['photographers', [], ['otto', 'fern'], []],
  ]);
});

test('an own type stands last', () => {
  const magician = exampleEntry({ id: 'magician', type: 'magician', customSupplier: true });
  expect(groupsOf([magician, fern], anywhere).map(({ category }) => category)).toEqual(['photographers', null]);
});

test('a category and a place narrow the list [S2-param-01] [S2-param-02]', () => {
  const filter = parseFilter('?category=photographers&shortlistedLocation=Avon');
  expect(groupsOf(everybody, filter).map(({ open }) => open.map(({ id }) => id))).toEqual([['otto']]);
  expect(parseFilter('?category=nonsense')).toEqual(anywhere);
  expect(placesOf(everybody)).toEqual(['Avon', 'Somerset']);
});

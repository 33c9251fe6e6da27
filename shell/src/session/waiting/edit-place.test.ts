import { collections } from '@posy/shared-contracts/collections';
import type { FirestoreWrite } from '@posy/shared-contracts/mount-props';
import { placeOfEdit } from './edit-place';

const write = (collection: { path: string }): FirestoreWrite => ({
  kind: 'update',
  collection: collection as FirestoreWrite['collection'],
  id: 'x',
  data: {},
});
const { weddings, users, tasks, guests, tables, costs, notes, shortlist, websiteSections, reports } = collections;

test.each([
  ['checklist', [tasks('w1')]],
  ['guestlist', [weddings(), guests('w1')]],
  ['guestlist', [tables('w1')]],
  ['budget', [costs('w1'), weddings()]],
  ['scrapbook', [notes('w1')]],
  ['shortlist', [shortlist('w1'), weddings()]],
  ['website', [websiteSections('w1')]],
  ['settings', [weddings()]],
  ['settings', [users()]],
  [null, [reports()]],
  [null, []],
])('what was changed is found again: %s', (place, changed) => {
  expect(placeOfEdit(changed.map(write))).toBe(place);
});

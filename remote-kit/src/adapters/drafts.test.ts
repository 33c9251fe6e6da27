import * as v from 'valibot';
import { createDrafts } from './drafts';

const schema = v.object({ name: v.string() });

beforeEach(() => sessionStorage.clear());

test('keeps what was typed until it is forgotten', () => {
  const drafts = createDrafts(() => sessionStorage, 'test.');
  expect(drafts.read('profile', schema)).toBeNull();
  drafts.write('profile', { name: 'Tom' });
  expect(drafts.read('profile', schema)).toEqual({ name: 'Tom' });
  drafts.write('profile', null);
  expect(drafts.read('profile', schema)).toBeNull();
});

test('reads nothing that does not fit', () => {
  const drafts = createDrafts(() => sessionStorage, 'test.');
  drafts.write('profile', { age: 3 });
  expect(drafts.read('profile', schema)).toBeNull();
});

test('keeps a draft while the page is open where storage is forbidden [H-15]', () => {
  const drafts = createDrafts(() => {
    throw new DOMException('denied', 'SecurityError');
  }, 'test.');
  drafts.write('profile', { name: 'Tom' });
  expect(drafts.read('profile', schema)).toEqual({ name: 'Tom' });
  drafts.write('profile', null);
  expect(drafts.read('profile', schema)).toBeNull();
});

test('keeps the drafts of different prefixes apart', () => {
  createDrafts(() => sessionStorage, 'one.').write('profile', { name: 'Tom' });
  expect(createDrafts(() => sessionStorage, 'two.').read('profile', schema)).toBeNull();
});

import * as v from 'valibot';
import { createFormDrafts } from './form-drafts';

const schema = v.object({ name: v.string() });

beforeEach(() => sessionStorage.clear());

it('keeps what was typed until it is forgotten', () => {
  const drafts = createFormDrafts(() => sessionStorage);
  expect(drafts.read('profile', schema)).toBeNull();
  drafts.write('profile', { name: 'Tom' });
  expect(drafts.read('profile', schema)).toEqual({ name: 'Tom' });
  drafts.write('profile', null);
  expect(drafts.read('profile', schema)).toBeNull();
});

it('reads nothing that does not fit', () => {
  const drafts = createFormDrafts(() => sessionStorage);
  drafts.write('profile', { age: 3 });
  expect(drafts.read('profile', schema)).toBeNull();
});

it('costs the draft only where storage is forbidden', () => {
  const drafts = createFormDrafts(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => drafts.write('profile', { name: 'Tom' })).not.toThrow();
  expect(drafts.read('profile', schema)).toBeNull();
});

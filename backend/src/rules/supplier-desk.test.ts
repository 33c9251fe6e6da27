import { mayWrite, type World } from './testing/decide';
import { supplierAccount } from './testing/written/suppliers';
import { at } from './testing/written/written';

const path = 'suppliers/GB123456/enquiries/c1';
const file = (assignedTo: string | null) => ({ labels: ['l1'], assignedTo, updatedAt: at });
const account = (owners: Record<string, string>): World => ({
  'suppliers/GB123456': { ...supplierAccount, owners },
  'suppliers/GB999999': { ...supplierAccount, owners: { fay: 'owner' } },
});
const both = { ana: 'owner', bo: 'staff' };

test('an enquiry is given to one of its supplier’s people, by owner and staff alike', () => {
  for (const by of ['ana', 'bo'])
    for (const to of ['ana', 'bo', null]) expect(mayWrite(by, path, file(to), account(both))).toBe(true);
});

test('an enquiry is given to nobody else: not to another supplier’s, and not to who was sent away', () => {
  for (const to of ['fay', 'cy', '']) expect(mayWrite('ana', path, file(to), account(both))).toBe(false);
});

test('who was sent away stays named until somebody else is, and labels change meanwhile', () => {
  const world = { ...account({ ana: 'owner' }), [path]: file('bo') };
  expect(mayWrite('ana', path, { ...file('bo'), labels: [] }, world)).toBe(true);
  expect(mayWrite('ana', path, file(null), world)).toBe(true);
  expect(mayWrite('ana', path, file('cy'), world)).toBe(false);
});

test('who was sent away, and the people of another supplier, write nothing', () => {
  const world = { ...account({ ana: 'owner' }), [path]: file(null) };
  const label = { name: 'Barn', hue: 'fern', order: 1, updatedAt: at };
  for (const uid of ['bo', 'fay']) {
    expect(mayWrite(uid, path, file(uid), world)).toBe(false);
    expect(mayWrite(uid, 'suppliers/GB123456/labels/l1', label, world)).toBe(false);
  }
});

test('neither owner nor staff say who speaks for the supplier', () => {
  const own = 'suppliers/GB123456';
  const grown = { ...supplierAccount, owners: { ...both, cy: 'staff' } };
  const risen = { ...supplierAccount, owners: { ana: 'staff', bo: 'owner' } };
  for (const by of ['ana', 'bo'])
    for (const changed of [grown, risen]) expect(mayWrite(by, own, changed, account(both))).toBe(false);
});

test('who speaks for two suppliers writes in both what their people write, and nothing of a third', () => {
  const of = (id: string, owners: Record<string, string>): World => ({
    [`suppliers/${id}`]: { ...supplierAccount, owners },
  });
  const world = {
    ...of('GB123456', { ana: 'owner', bo: 'staff' }),
    ...of('GB999999', { bo: 'owner' }),
    ...of('GB555555', { fay: 'owner' }),
  };
  const day = { day: '2027-06-05', state: 'busy', until: null, updatedAt: at };
  const template = { name: 'Free', body: 'We are free.', order: 1, updatedAt: at };
  const writes = (id: string): boolean[] => [
    mayWrite('bo', `suppliers/${id}/busyDays/2027-06-05`, day, world),
    mayWrite('bo', `suppliers/${id}/templates/t1`, template, world),
    mayWrite('bo', `suppliers/${id}/enquiries/c1`, file('bo'), world),
  ];
  expect(writes('GB123456')).toEqual([true, true, true]);
  expect(writes('GB999999')).toEqual([true, true, true]);
  expect(writes('GB555555')).toEqual([false, false, false]);
  // People of one supplier cannot be assigned at the other.
  expect(mayWrite('bo', 'suppliers/GB999999/enquiries/c1', file('ana'), world)).toBe(false);
});

import * as fc from 'fast-check';
import { newGuest } from '../rules/guest-item';
import { contactLines, withContacts, withLines } from './contact-lines';
import { readTyped } from './typed-guests';

const contact = (name: string, more: object = {}) => ({ name, email: null, phone: null, address: '', ...more });

test('turns contacts into lines that read back as they were chosen', () => {
  const lines = contactLines([
    contact('Ana  Lou', { email: 'ana@example.com' }),
    contact('Smith, John (work) +44'),
    contact('Mum & Dad'),
    contact('', { email: 'aunt.rose@example.com' }),
    contact('', { phone: '+44 20' }),
    contact('Ben', { email: 'no address' }),
  ]);
  expect(lines).toEqual([
    'Ana Lou <ana@example.com>',
    'Smith John (work) 44',
    'Mum & Dad',
    'aunt rose <aunt.rose@example.com>',
    'Ben',
  ]);
  const [ana, john, parents] = readTyped(lines.join('\n'));
  expect(ana).toMatchObject({ kind: 'household', people: [{ name: 'Ana Lou', email: 'ana@example.com' }] });
  expect(john).toMatchObject({ people: [{ name: 'Smith John (work) 44' }] });
  expect(parents).toMatchObject({ people: [{ name: 'Mum' }, { name: 'Dad' }] });
});

test('never makes more than one line of a contact, whatever is in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.option(fc.string()), (name, email) => {
      const lines = contactLines([contact(name, { email })]);
      expect(lines.length).toBeLessThanOrEqual(1);
      expect(lines.join().split(/\r|\n/)).toHaveLength(1);
    }),
  );
});

test('stands below what was typed', () => {
  expect(withLines('', ['Ana'])).toBe('Ana');
  expect(withLines('Ravi\n', ['Ana', 'Lou'])).toBe('Ravi\nAna\nLou');
});

test('gives guests the telephone and address of the contact of their name, and nobody else', () => {
  const guests = [newGuest('a', { name: 'Ana Lou' }), newGuest('b', { name: 'Ben' }), newGuest('c', { plusOne: true })];
  const chosen = [contact('ana lou', { phone: '+44 20', address: '1 High Street' }), contact('', { phone: '1' })];
  expect(withContacts(guests, chosen).map(({ address, contacts }) => [address, contacts.phone])).toEqual([
    ['1 High Street', '+44 20'],
    ['', null],
    ['', null],
  ]);
});

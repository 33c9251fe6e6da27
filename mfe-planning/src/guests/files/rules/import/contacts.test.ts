/** @jest-environment node */
import { readFile, readPasted } from '../reading/read-file';
import { firstGuesses } from './first-guesses';
import { imported, plan } from './testing/plan-rows';

const iphone = [
  'BEGIN:VCARD',
  'VERSION:3.0',
  'PRODID:-//Apple Inc.//iPhone OS 18.1//EN',
  'N:Müller;Zoë;;;',
  'FN:Zoë Müller',
  'ORG:Larkfield\\, Barn & Sons;',
  'EMAIL;type=INTERNET;type=HOME:zoe.home@example.org',
  'EMAIL;type=INTERNET;type=WORK;type=pref:zoe@example.org',
  'TEL;type=CELL;type=VOICE;type=pref:+49 151 234567',
  'item1.ADR;type=HOME;type=pref:;;Lange Straße 5\\, Hof;Köln;;50667;Germany',
  'item1.X-ABADR:de',
  'NOTE:Met at school.\\nBrings her',
  '  guitar\\; maybe',
  'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRg',
  ' ABAQAASABIAAD',
  'END:VCARD',
  'BEGIN:VCARD',
  'VERSION:4.0',
  'FN:Noor Kapoor',
  'TEL;VALUE=uri;TYPE="voice,cell":tel:+44-7700-900123',
  'END:VCARD',
];
const android = [
  'BEGIN:VCARD',
  'VERSION:2.1',
  'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:L=C3=A9v=C3=AAque;Fran=C3=A7ois;;;',
  'TEL;CELL;PREF:0612345678',
  'ADR;HOME;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:;;12 rue de la R=E9publi=',
  'que;Lyon;;69001;France',
  'END:VCARD',
  'BEGIN:VCARD',
  'VERSION:2.1',
  'ORG:Town Hall',
  'TEL;WORK:01234',
  'END:VCARD',
];

const guestsOf = (content: Awaited<ReturnType<typeof readFile>>) => {
  if (!content.ok) throw new Error(content.fault);
  const rows = (content.tables[0]?.rows ?? []).map((row) => [...row]);
  const guests = imported(plan(rows)).map(({ name, contacts, address, notes }) => ({ name, contacts, address, notes }));
  return { guests, uses: firstGuesses(rows, [{ id: 'main', names: ['The wedding'] }]).uses, headers: rows[0] };
};

test.each([
  ['with lines ended as in the standard', '\r\n'],
  ['with lines ended as on a Mac', '\n'],
])('contacts from a phone become guests, %s [case a07]', async (_name, end) => {
  const { guests, uses, headers } = guestsOf(await readFile(new TextEncoder().encode(`${iphone.join(end)}${end}`)));
  expect(guests).toEqual([
    {
      name: 'Zoë Müller',
      contacts: { email: 'zoe@example.org', phone: '+49 151 234567' },
      address: 'Lange Straße 5, Hof, Köln, 50667, Germany',
      notes: 'Met at school.\nBrings her guitar; maybe',
    },
    { name: 'Noor Kapoor', contacts: { email: null, phone: '+44-7700-900123' }, address: '', notes: '' },
  ]);
  expect(headers?.map((header, index) => [header, uses[index]])).toEqual([
    ['Name', 'name'],
    ['E-mail', 'email'],
    ['E-mail 2', 'skip'],
    ['Phone', 'phone'],
    ['Address', 'address'],
    ['Notes', 'notes'],
    ['Organization Name', 'skip'],
    ['Labels', 'skip'],
    ['Birthday', 'skip'],
  ]);
});

test('older contacts have encoded letters, in the character set that they name; a company has its own name [case a07]', () => {
  expect(guestsOf(readPasted(android.join('\n'))).guests).toEqual([
    {
      name: 'François Lévêque',
      contacts: { email: null, phone: '0612345678' },
      address: '12 rue de la République, Lyon, 69001, France',
      notes: '',
    },
    { name: 'Town Hall', contacts: { email: null, phone: '01234' }, address: '', notes: '' },
  ]);
});

test('a file that ends within a contact is refused, rather than read by half', () => {
  expect(readPasted(iphone.slice(0, -1).join('\n'))).toEqual({ ok: false, fault: 'broken' });
  expect(readPasted(['BEGIN:VCARD', 'FN:A', 'BEGIN:VCARD', 'FN:B', 'END:VCARD'].join('\n'))).toMatchObject({
    ok: false,
  });
});

import { slotNames } from '@posy/shared-contracts/manifest';
import { slotFaults, slotsDocument } from './slot-table';

const host = { name: 'shell', leaves: slotNames, fills: [] };
const remote = { name: 'mfe-x', leaves: [], fills: slotNames };

test('is well when every slot has somebody on both sides and nobody is awaited', () => {
  expect(slotFaults([host, remote], {})).toEqual([]);
});

test('names a slot that nobody leaves or fills, unless it is said who will', () => {
  const without = (slot: string) => slotNames.filter((name) => name !== slot);
  const bare = [
    { ...host, leaves: without('home.card') },
    { ...remote, fills: without('home.card') },
  ];
  expect(slotFaults(bare, {})).toEqual([
    'The slot home.card is left by nobody: name who will.',
    'The slot home.card is filled by nobody: name who will.',
  ]);
  const replies = { area: 'website', leaves: 'mfe-planning', fills: 'mfe-website', what: 'latest replies' } as const;
  expect(slotFaults(bare, { 'home.card': replies }, { website: 'to come' })).toEqual([]);
  expect(slotFaults(bare, { 'home.card': replies }, {})).toEqual([
    'The slot home.card waits for the area website, which is done.',
  ]);
});

test('asks for an awaited one to leave the list when it is there, and knows every name', () => {
  const answers = { area: 'website', fills: 'mfe-website', what: 'answers' };
  expect(slotFaults([host, remote], { 'home.card': answers }, { website: 'to come' })).toEqual([
    'The slot home.card is filled by mfe-x, and mfe-website is listed as awaited.',
  ]);
  expect(slotFaults([host, { ...remote, fills: [...slotNames, 'a.b'] }], {})).toEqual([
    'mfe-x names the slot a.b, which there is not.',
  ]);
});

test('says in its document what is left and filled by nobody yet, and who will', () => {
  const replies = { area: 'website', leaves: 'mfe-planning', fills: 'mfe-website', what: 'latest replies' } as const;
  expect(slotsDocument([], { 'home.card': replies })).toContain(
    '| `home.card` | nobody yet; mfe-planning will | nobody yet; mfe-website will | latest replies (website) |',
  );
});

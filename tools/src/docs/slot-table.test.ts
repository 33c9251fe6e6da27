import { slotNames } from '@posy/shared-contracts/manifest';
import { awaitedSlots, slotFaults, slotsDocument } from './slot-table';

const host = { name: 'shell', leaves: slotNames, fills: [] };
const remote = { name: 'mfe-x', leaves: [], fills: slotNames };

test('is well when every slot has somebody on both sides and nobody is awaited', () => {
  expect(slotFaults([host, remote], {})).toEqual([]);
});

test('names a slot that nobody leaves or fills, unless it is said who will', () => {
  const without = (slot: string) => slotNames.filter((name) => name !== slot);
  const bare = [
    { ...host, leaves: without('guest.answers') },
    { ...remote, fills: without('guest.answers') },
  ];
  expect(slotFaults(bare, {})).toEqual([
    'The slot guest.answers is left by nobody: name who will.',
    'The slot guest.answers is filled by nobody: name who will.',
  ]);
  const answers = { area: 'website', leaves: 'mfe-planning', fills: 'mfe-website', what: 'notes' } as const;
  expect(slotFaults(bare, { 'guest.answers': answers }, { website: 'to come' })).toEqual([]);
  expect(slotFaults(bare, { 'guest.answers': answers }, {})).toEqual([
    'The slot guest.answers waits for the area website, which is done.',
  ]);
});

test('asks for an awaited one to leave the list when it is there, and knows every name', () => {
  expect(
    slotFaults([host, remote], { 'guest.answers': { area: 'website', fills: 'mfe-website', what: 'answers' } }),
  ).toEqual(['The slot guest.answers is filled by mfe-x, and mfe-website is listed as awaited.']);
  expect(slotFaults([host, { ...remote, fills: [...slotNames, 'a.b'] }], {})).toEqual([
    'mfe-x names the slot a.b, which there is not.',
  ]);
});

test('says in its document what is left and filled by nobody yet, and who will', () => {
  const text = slotsDocument([]);
  for (const slot of Object.keys(awaitedSlots)) expect(text).toContain(`| \`${slot}\` | nobody yet`);
  expect(text).toContain(
    '| `guest.answers` | nobody yet; mfe-planning will | nobody yet; mfe-website will | what a household answered on the website (website) |',
  );
});

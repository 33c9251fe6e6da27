import { guestSchema, householdInvitationSchema } from '@posy/shared-contracts/entities';
import * as v from 'valibot';
import { invitedHouseholds } from '#households/public';
import { storedInvitation } from '#testing/example-households';
import { addressEntries, addressTable } from './address-book';

const at = '2026-11-19T20:14:00.000Z';
const given = (text: string, state: string) => storedInvitation({ address: { text, state, at } });
const guest = (id: string, address: string, changes: object = {}) => ({
  ...v.parse(guestSchema, { name: id, head: null, contacts: {}, address, ...changes }),
  id,
});
const entries = (guests: ReturnType<typeof guest>[], invitations: Record<string, object>) =>
  addressEntries(
    invitedHouseholds(
      {
        guests,
        invitations: Object.entries(invitations).map(([id, stored]) => ({
          ...v.parse(householdInvitationSchema, stored),
          id,
        })),
        answers: [],
      },
      'en-GB',
    ),
  );

test.each([
  ['nobody wrote one', '', null, 'missing'],
  ['the couple wrote it', '1 Hill', null, 'noted'],
  ['the household gave it', '1 Hill\nBath', given('1 Hill, Bath', 'listed'), 'given'],
  ['both wrote the same', '1 Hill', given('1 hill', 'same'), 'given'],
  ['both wrote, and nobody chose', '1 Hill', given('2 Lane', 'open'), 'open'],
  ['the couple has written the household’s since', '2 Lane', given('2 Lane', 'open'), 'open'],
  ['the couple chose its own', '1 Hill', given('2 Lane', 'left'), 'noted'],
  ['the couple wrote another after it', '3 Mews', given('1 Hill', 'listed'), 'noted'],
  ['the couple took away what it had, and has not chosen', '', given('2 Lane', 'open'), 'open'],
])('tells where an address comes from: %s', (_what, address, invitation, source) => {
  const [entry] = entries([guest('kit', address)], invitation === null ? {} : { kit: invitation });
  expect(entry).toMatchObject({ address, source });
});

test('somebody else’s address of a household stands for one that its head lacks', () => {
  expect(entries([guest('kit', ''), guest('rav', '2 Lane', { head: 'kit' })], {})).toMatchObject([
    { address: '2 Lane', source: 'noted' },
  ]);
});

test('the table has a line for every household, also for one whose address is missing', () => {
  const table = addressTable(
    entries([guest('ada', '1 Hill\nBath'), guest('bo', '')], { ada: given('1 Hill\nBath', 'listed') }),
    {
      head: ['Household', 'People', 'Address', 'Given on'],
      title: ({ id }) => id,
      people: ({ people }) => people.map(({ name }) => name).join(', '),
      day: (instant) => instant.slice(0, 10),
    },
  );
  expect(table).toEqual([
    ['Household', 'People', 'Address', 'Given on'],
    ['ada', 'ada', '1 Hill\nBath', '2026-11-19'],
    ['bo', 'bo', '', ''],
  ]);
});

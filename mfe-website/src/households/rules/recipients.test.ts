import { type GuestLetterKind, guestLetterKinds } from '@posy/shared-contracts/entities';
import { storedInvitation } from '#testing/example-households';
import type { HouseholdState, InvitedHousehold } from './households';
import { askingLetter, letterRecipients } from './recipients';

const household = (state: HouseholdState, letter: { kind: GuestLetterKind; state: string } | null): InvitedHousehold =>
  ({
    ...{ id: 'gran', state, people: [{ contacts: { email: 'gran@example.com' }, address: '' }], answer: null },
    invitation: storedInvitation({ letter: letter && { ...letter, at: '2026-11-12T10:00:00.000Z', batch: 'b1' } }),
  }) as unknown as InvitedHousehold;
const early = (state: string) => ({ kind: 'save-the-date' as const, state });

test.each([
  ['a link alone', household('made', null), ['save-the-date', 'invitation']],
  ['a save-the-date', household('made', early('sent')), ['invitation']],
  ['a save-the-date that came back', household('made', early('bounced')), ['save-the-date', 'invitation']],
  ['an invitation on its way', household('made', { kind: 'invitation', state: 'waiting' }), []],
  ['an invitation', household('sent', { kind: 'invitation', state: 'sent' }), ['reminder', 'update']],
  ['answered', household('answered', { kind: 'invitation', state: 'sent' }), ['update']],
] as const)('what may be written to a household that has %s', (_what, one, kinds) => {
  expect(guestLetterKinds.filter((kind) => letterRecipients([one], { kind }).reached.length === 1)).toEqual(kinds);
});

test.each([
  ['knows the day', household('made', early('sent')), true],
  ['is about to hear of the day', household('made', early('waiting')), false],
  ['is invited', household('sent', { kind: 'invitation', state: 'sent' }), false],
] as const)('a household without an address that %s is asked for it again or not', (_what, one, isAsked) => {
  const letter = { kind: 'save-the-date' as const, asksAddress: true };
  const asked = (household: InvitedHousehold): boolean => letterRecipients([household], letter).reached.length === 1;
  expect(asked(one)).toBe(isAsked);
  expect(asked({ ...one, people: one.people.map((person) => ({ ...person, address: '1 Hill' })) })).toBe(false);
  const given = { text: '1 Hill', at: '2026-11-12T10:00:00.000Z', state: 'open' as const };
  expect(asked({ ...one, invitation: one.invitation && { ...one.invitation, address: given } })).toBe(false);
});

test('invited households are asked in a letter of news, those to come in a save-the-date, and nobody whose address is there', () => {
  const invited = household('answered', { kind: 'invitation', state: 'sent' });
  const known = { ...invited, people: invited.people.map((person) => ({ ...person, address: '1 Hill' })) };
  const asks = { kind: 'update' as const, asksAddress: true };
  expect(letterRecipients([invited, known], asks).reached).toEqual([invited]);
  expect(letterRecipients([invited, known], { kind: 'update' }).reached).toHaveLength(2);
  expect(askingLetter([known, invited])).toBe('update');
  expect(askingLetter([invited, household('made', null)])).toBe('save-the-date');
  expect(askingLetter([known, household('made', early('waiting'))])).toBeNull();
});

import { householdOf, isInvitedTo } from './event-audience';

const guest = { id: 'g2', head: 'g1', invitationType: 'day' as const };
const audience = (kind: 'everyone' | 'parts' | 'households', rest: object = {}) => ({
  audience: { kind, parts: [], households: {}, ...rest },
});

test('everyone is asked to an event from before anybody could choose', () => {
  expect(isInvitedTo({}, guest)).toBe(true);
});
test('who is invited to the day is asked to the day and the evening, not to the ceremony', () => {
  expect(isInvitedTo(audience('parts', { parts: ['evening'] }), guest)).toBe(true);
  expect(isInvitedTo(audience('parts', { parts: ['ceremony'] }), guest)).toBe(false);
  expect(isInvitedTo(audience('parts'), guest)).toBe(false);
});
test('a chosen household is asked with all its people', () => {
  expect(householdOf(guest)).toBe('g1');
  expect(isInvitedTo(audience('households', { households: { g1: true } }), guest)).toBe(true);
  expect(isInvitedTo(audience('households', { households: { g2: true } }), guest)).toBe(false);
});

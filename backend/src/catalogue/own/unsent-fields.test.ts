import { type OwnProfile } from '@posy/shared-contracts/entities';
import { withUnsentFields } from './unsent-fields';

const photo = { seed: 'photo_a', label: 'The hall', portrait: false };
const before: OwnProfile = {
  description: 'A barn.',
  managerMessage: '',
  highlights: [],
  packages: [],
  saturday: null,
  offers: [],
  questions: [],
  features: [],
  facts: { sleeps: 24, stepFree: true },
  closed: { weekdays: [1], months: [] },
  photos: [
    { ...photo, group: 'dinner' },
    { ...photo, seed: 'photo_b' },
  ],
};

test('an older page that does not send a field leaves its value', () => {
  const { closed: _closed, ...older } = before;
  const sent = { ...older, facts: { sleeps: 30 }, photos: [{ ...photo, seed: 'photo_b' }, photo] };
  expect(withUnsentFields(sent, before)).toEqual({
    ...before,
    facts: { sleeps: 30, stepFree: true },
    photos: [
      { ...photo, seed: 'photo_b' },
      { ...photo, group: 'dinner' },
    ],
  });
});

test('a page that empties a fact or a group says so', () => {
  const sent = { ...before, facts: { sleeps: 24, stepFree: null }, photos: [{ ...photo, hasNoGroup: true }] };
  expect(withUnsentFields(sent, before)).toEqual({ ...before, facts: { sleeps: 24, stepFree: null }, photos: [photo] });
});

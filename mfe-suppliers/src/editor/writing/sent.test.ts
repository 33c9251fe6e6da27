import { exampleOwn } from '#testing/show-editor';
import { sentOf } from './sent';

test('what was taken back is named, and the rest as it is', () => {
  const [photo] = exampleOwn.photos;
  if (photo === undefined) throw new Error('The example has a picture.');
  const before = { ...exampleOwn, facts: { sleeps: 12, rooms: 6 }, photos: [{ ...photo, group: 'dinner' as const }] };
  const now = { ...before, facts: { rooms: 7 }, photos: [photo] };
  expect(sentOf(now, before)).toEqual({
    ...now,
    facts: { sleeps: null, rooms: 7 },
    photos: [{ ...photo, hasNoGroup: true }],
  });
  expect(sentOf(before, now)).toEqual(before);
});

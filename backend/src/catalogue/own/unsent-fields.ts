import { type OwnProfile, type SentProfile } from '@posy/shared-contracts/entities';

const photosOf = (sent: SentProfile, before: OwnProfile): OwnProfile['photos'] => {
  const groups = new Map(before.photos.map(({ seed, group }) => [seed, group]));
  return sent.photos.map(({ hasNoGroup = false, ...photo }) => {
    const group = photo.group ?? (hasNoGroup ? undefined : groups.get(photo.seed));
    return { ...photo, ...(group !== undefined && { group }) };
  });
};

/**
 * A profile as it was sent, with the values of before in the fields that a page of an older release does not know and so
 * does not send. A page that empties one says so.
 */
export const withUnsentFields = (sent: SentProfile, before: OwnProfile): OwnProfile => ({
  ...sent,
  facts: { ...before.facts, ...sent.facts },
  ...(sent.closed === undefined && before.closed !== undefined && { closed: before.closed }),
  photos: photosOf(sent, before),
});

import type { OwnProfile, SentProfile } from '@posy/shared-contracts/entities';

/** A profile as it is sent. It names facts and groups of pictures that went: the server leaves those that are missing as they are. */
export const sentOf = (own: OwnProfile, before: OwnProfile): SentProfile => {
  const grouped = new Set(before.photos.flatMap(({ seed, group }) => (group === undefined ? [] : [seed])));
  const gone = Object.keys(before.facts).map((key) => [key, null] as const);
  return {
    ...own,
    facts: { ...Object.fromEntries(gone), ...own.facts },
    photos: own.photos.map((photo) =>
      photo.group === undefined && grouped.has(photo.seed) ? { ...photo, hasNoGroup: true } : photo,
    ),
  };
};

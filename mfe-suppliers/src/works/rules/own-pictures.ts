interface Pictured {
  photos: readonly { seed: string }[];
}

/**
 * Returns weddings of which no two begin with the same picture, as long as they have others: at one venue the first
 * pictures are all of its house.
 */
export const withOwnPictures = <T extends Pictured>(weddings: readonly T[]): T[] => {
  const leading = new Set<string>();
  return weddings.map((one) => {
    const fresh = one.photos.findIndex(({ seed }) => !leading.has(seed));
    const photos = fresh > 0 ? [...one.photos.slice(fresh), ...one.photos.slice(0, fresh)] : one.photos;
    const [first] = photos;
    if (first !== undefined) leading.add(first.seed);
    return { ...one, photos };
  });
};

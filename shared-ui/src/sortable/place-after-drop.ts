interface Drop {
  id: string;
  /** Beside which one it was dropped. */
  target: string;
  isBefore: boolean;
}

/** The place of what was dropped among the others, from 0; null where it stays where it was. */
export const placeAfterDrop = (ids: readonly string[], { id, target, isBefore }: Drop): number | null => {
  const others = ids.filter((one) => one !== id);
  const beside = others.indexOf(target);
  if (beside === -1) return null;
  const place = isBefore ? beside : beside + 1;
  return place === ids.indexOf(id) ? null : place;
};

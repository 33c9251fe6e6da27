import { type PictureGroup, pictureGroups, type SupplierProfile } from '@posy/shared-contracts/entities';
import { type PictureShape, wholeShape } from '#supplier/rules/picture-sources';

type Pictures = SupplierProfile['pictures'];

const isKnown = (group: string | undefined): group is PictureGroup => pictureGroups.some((known) => known === group);

/** Returns the groups that a gallery can be filtered by; none when there is nothing to choose from. */
export const groupsOf = (pictures: Pictures): { group: PictureGroup; count: number }[] => {
  const groups = pictureGroups
    .map((group) => ({ group, count: pictures.filter((picture) => picture.group === group).length }))
    .filter(({ count }) => count > 0);
  return groups.some(({ count }) => count < pictures.length) ? groups : [];
};

/** Returns the pictures of a group; all of them for a group that the gallery does not have. */
export const inGroup = (pictures: Pictures, group: string): Pictures => {
  const chosen = isKnown(group) ? pictures.filter((picture) => picture.group === group) : [];
  return chosen.length === 0 ? pictures : chosen;
};

/** Shape of a tile between others: every third of those that lie is a square, so that no two rows are alike. */
export const tileShape = (picture: Pictures[number], place: number): PictureShape =>
  picture.portrait !== true && place % 3 === 2 ? '1x1' : wholeShape(picture);

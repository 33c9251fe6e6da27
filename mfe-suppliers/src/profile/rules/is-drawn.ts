import type { PictureRef } from '#supplier/rules/picture-sources';

/** Returns true for a picture that the catalogue drew; the seed of an uploaded photo says so. */
export const isDrawn = ({ seed }: Pick<PictureRef, 'seed'>): boolean => !seed.startsWith('photo_');

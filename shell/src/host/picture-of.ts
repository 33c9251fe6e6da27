import { photoIdOf, photoSource } from '@posy/shared-contracts/entities';

/** Returns the address of a person's picture for their avatar; undefined without one, or for one that is not ours. */
export const pictureOf = ({ image }: { image?: string | null | undefined }): string | undefined =>
  image == null || photoIdOf(image) === null ? undefined : photoSource({ path: image }, 320);

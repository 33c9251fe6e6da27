import { photoIdOf, photoSource } from '@posy/shared-contracts/entities';

/** Address of a person's picture, for their avatar; undefined while they have none, or none of ours. */
export const pictureOf = ({ image }: { image?: string | null | undefined }): string | undefined =>
  image == null || photoIdOf(image) === null ? undefined : photoSource({ path: image }, 320);

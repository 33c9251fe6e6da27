import type { SearchUnderstanding } from '@posy/shared-contracts/endpoints';

/** A supplier that lacks some of the wishes. */
export type CloseOne = SearchUnderstanding['close'][number];

/** Returns true for a wish that says where. */
export const isPlace = ({ parts }: SearchUnderstanding, lack: CloseOne['lacks'][number]): boolean =>
  lack === 'place' || (lack !== 'words' && parts[lack]?.kind === 'place');

/** A supplier that lacks nothing but the place, at a known distance. */
export type NearFit = CloseOne & { distanceKm: number };

export const isNearFit = (understood: SearchUnderstanding, one: CloseOne): one is NearFit =>
  one.distanceKm !== null && one.lacks.every((lack) => isPlace(understood, lack));

/** Returns the suppliers that lack nothing but the place, the nearest first. */
export const nearFits = (understood: SearchUnderstanding): NearFit[] =>
  understood.close
    .filter((one): one is NearFit => isNearFit(understood, one))
    .sort((a, b) => a.distanceKm - b.distanceKm);

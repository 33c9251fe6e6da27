import type { OwnProfile, OwnProfileFault } from '@posy/shared-contracts/entities';

/** The properties of every part of the editor. */
export interface PartProps {
  own: OwnProfile;
  change: (part: Partial<OwnProfile>) => void;
  /** The fault that stops a part from being published; null for none. */
  faultAt: (path: string) => OwnProfileFault | null;
}

/** A list with one of its items changed, taken away, or moved to another place. */
export const replaced = <T>(list: readonly T[], at: number, item: T): T[] =>
  list.map((one, place) => (place === at ? item : one));
export const without = <T>(list: readonly T[], at: number): T[] => list.filter((_one, place) => place !== at);
export const moved = <T>(list: readonly T[], from: number, to: number): T[] => {
  const item = list[from];
  return item === undefined || to < 0 || to >= list.length ? [...list] : without(list, from).toSpliced(to, 0, item);
};

/** Texts as lines and back. */
export const linesOf = (text: string): string[] => text.split('\n').map((line) => line.trimStart());

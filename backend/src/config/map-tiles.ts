import * as v from 'valibot';
import { readVariable, StartError } from './read-variable';

/** Pictures of a map that somebody else draws, in squares. */
export interface MapTiles {
  /** Address of one, with `{z}`, `{x}` and `{y}`. */
  address: string;
  /** Words that their licence asks for on each map. */
  credit: string;
}

const parts = ['{z}', '{x}', '{y}'];

const address = v.pipe(
  v.string(),
  v.regex(/^https:\/\/[a-z0-9.-]{1,253}(?::\d{1,5})?\/[^\s"'<>;,]{1,300}$/i),
  v.check((text) => parts.every((part) => text.split(part).length === 2)),
);

const credit = v.pipe(v.string(), v.regex(/^[^\r\n<>]{3,120}$/));

/** Reads the tiles of maps; null leaves maps to the outlines and towns of the product. Both variables, or none. */
export const readMapTiles = (env: NodeJS.ProcessEnv): MapTiles | null => {
  const given = readVariable(env, {
    name: 'POSY_MAP_TILES',
    schema: v.nullable(address),
    wanted: 'an https address with {z}, {x} and {y}, such as https://tiles.example.com/{z}/{x}/{y}.png',
    or: null,
  });
  const words = readVariable(env, {
    name: 'POSY_MAP_CREDIT',
    schema: v.nullable(credit),
    wanted: 'what the licence of the tiles asks for, such as © OpenStreetMap contributors',
    or: null,
  });
  if (given === null && words === null) return null;
  if (given === null || words === null)
    throw new StartError('POSY_MAP_TILES and POSY_MAP_CREDIT must be set together.');
  return { address: given, credit: words };
};

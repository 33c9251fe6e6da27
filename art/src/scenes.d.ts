import { type ArtCategory } from './posy-art';

/** An SVG string of a 4:3 picture; a seed `base--scene` takes building, palette and light from its base. */
export function scene(options: { category: ArtCategory; seed: string }): string;

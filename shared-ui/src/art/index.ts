/** Cut-paper pictures drawn from a seed, and the components that show them. */
export { Bloom, type BloomProps, Picture, type PictureProps, Posy, type PosyProps, Spot, type SpotProps } from './art';
export { type ArtCategory, bloom, type BloomKind, CATEGORIES, picture, posy, spot, type SpotKind } from '@posy/art';

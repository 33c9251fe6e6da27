import { nth } from './chance';

/** The colours of one picture: from far to near, leaves, three blooms, paper and ink. */
export interface Palette {
  sky: string;
  far: string;
  mid: string;
  near: string;
  leaf: string;
  leaf2: string;
  a: string;
  b: string;
  c: string;
  paper: string;
  ink: string;
}

const names = ['sky', 'far', 'mid', 'near', 'leaf', 'leaf2', 'a', 'b', 'c', 'paper', 'ink'] as const;

const palette = (colours: string): Palette => {
  const list = colours.split(' ');
  const of = (name: keyof Palette): [string, string] => [name, nth(list, names.indexOf(name))];
  return Object.fromEntries(names.map(of)) as unknown as Palette;
};

export const PALETTES: readonly Palette[] = [
  palette('#f6d9d2 #c9d7c0 #8fb39a #2f6b52 #1f4d3a #6f9f7f #e0527a #f7b267 #fbe3a1 #fffaf2 #1b2f28'),
  palette('#cfe0f2 #b4d0cf #6fa69b #22594f #174239 #5d9684 #5a63c9 #f2a7b8 #f6cf5d #fbfbf4 #18293a'),
  palette('#fbe7b8 #f0c79a #b9b86b #5d7d3c #33552f #8aa65a #d8433f #ee8a5b #f9f0d0 #fffaf0 #2c2a1d'),
  palette('#d9d3f0 #b9b6df #8391bf #344a7c #22425a #6c93a0 #b565c4 #f3b6c8 #f7dc86 #fbf8ff #20224a'),
  palette('#21364f #2d4a63 #2a5a5e #173f3f #0f2e30 #4a8a80 #f08a7c #f6c667 #b9a4ea #f8f0e0 #0c1a28'),
  palette('#d5ebe3 #aed6c4 #73b091 #28705a #164a3d #57a182 #ee6a4d #ffc9a9 #f7de7f #fdfdf7 #14302a'),
  palette('#f7cfc0 #e9a79a #b3727f #5b3b5c #37394f #7c8f86 #b02e55 #f6935c #fbd58f #fff6ee #2a1b31'),
  palette('#e7eadb #c8d2b6 #98ac86 #4c6b52 #2c4a3a #7f9a78 #c86b86 #e9c1b0 #edd78e #fffef8 #22302a'),
  palette('#4a2c4f #66385f #7d4a68 #32264a #213a40 #5e8d7d #f26d85 #f9b572 #d7c4f3 #fdf1e6 #1d1230'),
  palette('#bfe3ee #a5d3c3 #86b86c #3e7d46 #1f5a3b #70a95b #f0577b #ffd44f #ffffff #fffdf4 #173326'),
];

export const SKIN = ['#f3cfb0', '#dda67f', '#bd7d55', '#8d5639', '#5f3826'] as const;

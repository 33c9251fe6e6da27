import { type Website, type websiteLetterings, type websitePalettes } from '@posy/shared-contracts/entities';

export type ThemeName = Website['theme'];
export type Palette = (typeof websitePalettes)[number];
export type Lettering = (typeof websiteLetterings)[number];

/** The values that a theme sets; layout and words are the same in all themes. */
export interface SiteTheme {
  face: string;
  bg: string;
  card: string;
  ink: string;
  soft: string;
  line: string;
  accent: string;
  onAccent: string;
  /** Ground of the head; that of the page by default. */
  top: string;
  /** Colour of times. */
  time: string;
  /** The ground of parts whose lines stand in cards. */
  band: { bg: string; card: string; ink: string; soft: string; line: string };
}

const display = 'var(--posy-face-display)';
const fraunces = `'Fraunces Soft', ${display}`;

/** Themes in the order of the picker. */
export const siteThemes: Record<ThemeName, SiteTheme> = {
  orchard: {
    face: display,
    bg: '#f4f6ec',
    card: '#fffef8',
    ink: '#24382b',
    soft: '#56685b',
    line: '#d8dfcb',
    accent: '#8d2f4b',
    onAccent: '#ffffff',
    top: '#f4f6ec',
    time: '#8d2f4b',
    band: { bg: '#e6ebd9', card: '#fffffb', ink: '#24382b', soft: '#56685b', line: '#d0d8c0' },
  },
  poster: {
    face: fraunces,
    bg: '#ffd23f',
    card: '#fff3c9',
    ink: '#2a1142',
    soft: '#5a3a68',
    line: '#2a114238',
    accent: '#2a1142',
    onAccent: '#ffd23f',
    top: '#e84a79',
    time: '#a3124c',
    band: { bg: '#2a1142', card: '#3d1d57', ink: '#ffe9a3', soft: '#e6d6ef', line: '#ffffff2e' },
  },
  midnight: {
    face: display,
    bg: '#12202f',
    card: '#1b2d40',
    ink: '#f8f0e0',
    soft: '#c5cdd3',
    line: '#ffffff24',
    accent: '#f6c667',
    onAccent: '#12202f',
    top: '#12202f',
    time: '#f6c667',
    band: { bg: '#0b1721', card: '#1b2d40', ink: '#f8f0e0', soft: '#c5cdd3', line: '#ffffff24' },
  },
  letterpress: {
    face: display,
    bg: '#ffffff',
    card: '#ffffff',
    ink: '#1d1d1b',
    soft: '#5b5b57',
    line: '#dcdcd8',
    accent: '#1d1d1b',
    onAccent: '#ffffff',
    top: '#ffffff',
    time: '#1d1d1b',
    band: { bg: '#ffffff', card: '#ffffff', ink: '#1d1d1b', soft: '#5b5b57', line: '#dcdcd8' },
  },
  riviera: {
    face: 'var(--posy-face-text)',
    bg: '#fffdf4',
    card: '#e4f0fb',
    ink: '#12305c',
    soft: '#45597a',
    line: '#c7d8ea',
    accent: '#1f57b8',
    onAccent: '#ffffff',
    top: '#fffdf4',
    time: '#1f57b8',
    band: { bg: '#e4f0fb', card: '#fffdf4', ink: '#12305c', soft: '#45597a', line: '#c7d8ea' },
  },
  pressed: {
    face: fraunces,
    bg: '#f6eef6',
    card: '#fffafd',
    ink: '#3a1f42',
    soft: '#6b5172',
    line: '#e2d0e4',
    accent: '#79328d',
    onAccent: '#ffffff',
    top: '#f6eef6',
    time: '#79328d',
    band: { bg: '#efe2f0', card: '#fffafd', ink: '#3a1f42', soft: '#6b5172', line: '#dcc6df' },
  },
};

/** Every theme's name, in the order of the picker. */
export const themeNames = Object.keys(siteThemes) as ThemeName[];

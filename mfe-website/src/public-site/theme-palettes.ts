import type { Lettering, Palette, SiteTheme, ThemeName } from './site-themes';
import { siteThemes } from './site-themes';

type Colours = Omit<SiteTheme, 'face'>;

/** The colours that the other palettes of a theme change. */
const palettes: Record<ThemeName, Record<Exclude<Palette, 'main'>, Partial<Colours>>> = {
  orchard: {
    warm: {
      ...{ bg: '#fbf3e8', top: '#fbf3e8', card: '#fffdf7', ink: '#3b2a1f', soft: '#6b5748', line: '#ead9c4' },
      ...{ accent: '#9a3d1c', time: '#9a3d1c' },
      band: { bg: '#f3e4cf', card: '#fffdf7', ink: '#3b2a1f', soft: '#65513f', line: '#e2cdb1' },
    },
    cool: {
      ...{ bg: '#eef4f6', top: '#eef4f6', card: '#fbfeff', ink: '#1f3440', soft: '#4f6470', line: '#cfdde3' },
      ...{ accent: '#1f5f7a', time: '#1f5f7a' },
      band: { bg: '#dfebf0', card: '#fbfeff', ink: '#1f3440', soft: '#4a5f6b', line: '#c5d6de' },
    },
  },
  poster: {
    warm: {
      ...{ bg: '#ffb35c', top: '#e65c33', card: '#ffd9a8', soft: '#5a2a18', time: '#861b10' },
      band: { bg: '#4a1526', card: '#63203a', ink: '#ffd9a8', soft: '#f2d3d9', line: '#ffffff2e' },
    },
    cool: {
      ...{ bg: '#9fe0d0', top: '#2f8fd0', card: '#cdf1e8', ink: '#0c1a3d', soft: '#274060', line: '#0c1a3d38' },
      ...{ accent: '#0c1a3d', onAccent: '#9fe0d0', time: '#0b4a7a' },
      band: { bg: '#0c1a3d', card: '#1a2c58', ink: '#cdf1e8', soft: '#d3e0f5', line: '#ffffff2e' },
    },
  },
  midnight: {
    warm: {
      ...{ bg: '#2a1a1f', top: '#2a1a1f', card: '#3a252b', ink: '#fbeee2', soft: '#d9c5bd' },
      ...{ accent: '#f3b27a', onAccent: '#2a1a1f', time: '#f3b27a' },
      band: { bg: '#1d1115', card: '#3a252b', ink: '#fbeee2', soft: '#d9c5bd', line: '#ffffff24' },
    },
    cool: {
      ...{ bg: '#141a33', top: '#141a33', card: '#1f2748', ink: '#eef1ff', soft: '#c3c9e4' },
      ...{ accent: '#9fd0f5', onAccent: '#141a33', time: '#9fd0f5' },
      band: { bg: '#0d1226', card: '#1f2748', ink: '#eef1ff', soft: '#c3c9e4', line: '#ffffff24' },
    },
  },
  letterpress: {
    warm: {
      ...{ bg: '#fdf9f2', top: '#fdf9f2', card: '#fdf9f2', ink: '#2a1d14', soft: '#66564a', line: '#e3d8c9' },
      ...{ accent: '#7a3b1d', time: '#7a3b1d' },
      band: { bg: '#fdf9f2', card: '#fdf9f2', ink: '#2a1d14', soft: '#66564a', line: '#e3d8c9' },
    },
    cool: {
      ...{ bg: '#f6f8fa', top: '#f6f8fa', card: '#f6f8fa', ink: '#14202b', soft: '#515d68', line: '#d8dee4' },
      ...{ accent: '#1d3f66', time: '#1d3f66' },
      band: { bg: '#f6f8fa', card: '#f6f8fa', ink: '#14202b', soft: '#515d68', line: '#d8dee4' },
    },
  },
  riviera: {
    warm: {
      ...{ bg: '#fff8ec', top: '#fff8ec', card: '#fdebd3', ink: '#5c2412', soft: '#74452f', line: '#ecd3b4' },
      ...{ accent: '#a83c1b', time: '#a83c1b' },
      band: { bg: '#fdebd3', card: '#fff8ec', ink: '#5c2412', soft: '#74452f', line: '#ecd3b4' },
    },
    cool: {
      ...{ bg: '#f6fdfb', top: '#f6fdfb', card: '#dcf3ec', ink: '#0f4a44', soft: '#3a6560', line: '#bfdfd7' },
      ...{ accent: '#0d6a61', time: '#0d6a61' },
      band: { bg: '#dcf3ec', card: '#f6fdfb', ink: '#0f4a44', soft: '#3a6560', line: '#bfdfd7' },
    },
  },
  pressed: {
    warm: {
      ...{ bg: '#fbf1ee', top: '#fbf1ee', card: '#fffaf8', ink: '#4a241f', soft: '#75504a', line: '#ecd5cf' },
      ...{ accent: '#9c3829', time: '#9c3829' },
      band: { bg: '#f5e2dd', card: '#fffaf8', ink: '#4a241f', soft: '#704b45', line: '#e3c9c2' },
    },
    cool: {
      ...{ bg: '#eef2f7', top: '#eef2f7', card: '#fbfdff', ink: '#222f4a', soft: '#54617a', line: '#d3dbe8' },
      ...{ accent: '#34508d', time: '#34508d' },
      band: { bg: '#e0e7f1', card: '#fbfdff', ink: '#222f4a', soft: '#4d5a73', line: '#c8d2e2' },
    },
  },
};

const faces: Record<Exclude<Lettering, 'theme'>, string> = {
  serif: 'var(--posy-face-display)',
  sans: 'var(--posy-face-text)',
  soft: "'Fraunces Soft', var(--posy-face-display)",
};

/** A theme as a couple has it: with its own colours and letters, or others that go with it. */
export const themeOf = (name: ThemeName, palette: Palette = 'main', lettering: Lettering = 'theme'): SiteTheme => ({
  ...siteThemes[name],
  ...(palette !== 'main' && palettes[name][palette]),
  ...(lettering !== 'theme' && { face: faces[lettering] }),
});

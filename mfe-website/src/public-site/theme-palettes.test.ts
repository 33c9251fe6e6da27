import { websiteLetterings, websitePalettes } from '@posy/shared-contracts/entities';
import { themeNames } from './site-themes';
import { themeOf } from './theme-palettes';

const channel = (value: number): number => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(parseInt(colour.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

test.each(themeNames.flatMap((theme) => websitePalettes.map((palette) => [theme, palette] as const)))(
  'words of %s in %s colours are read on every ground that they stand on (4.5 to 1)',
  (theme, palette) => {
    const { bg, card, ink, soft, top, time, accent, onAccent, band } = themeOf(theme, palette);
    const pairs = {
      'ink on page': [ink, bg],
      'ink on card': [ink, card],
      'ink on head': [ink, top],
      'soft on page': [soft, bg],
      'soft on card': [soft, card],
      'time on page': [time, bg],
      'words on accent': [onAccent, accent],
      'ink on band': [band.ink, band.bg],
      'soft on band': [band.soft, band.bg],
      'ink on band’s card': [band.ink, band.card],
      'soft on band’s card': [band.soft, band.card],
    };
    const faint = Object.entries(pairs).filter(([, [one = '', other = '']]) => contrast(one, other) < 4.5);
    expect(faint.map(([what, [one = '', other = '']]) => `${what}: ${contrast(one, other).toFixed(2)}`)).toEqual([]);
  },
);

test('letters change the face alone, and the theme’s own change nothing', () => {
  for (const theme of themeNames) {
    const own = themeOf(theme);
    expect(themeOf(theme, 'main', 'theme')).toEqual(own);
    for (const lettering of websiteLetterings)
      expect({ ...themeOf(theme, 'main', lettering), face: '' }).toEqual({ ...own, face: '' });
  }
});

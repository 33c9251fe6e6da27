import styled from '@emotion/styled';
import type { CSSProperties, ReactNode } from 'react';
import { SiteFonts } from './site-fonts';
import type { Lettering, Palette, SiteTheme, ThemeName } from './site-themes';
import { themeOf } from './theme-palettes';

const Root = styled.div`
  position: relative;
  container: site / inline-size;
  min-block-size: 100%;
  overflow: clip;
  background: var(--site-bg);
  color: var(--site-ink);
  --posy-focus: var(--site-ink);
  &[data-theme='midnight'] {
    color-scheme: dark;
  }
  &:not([data-theme='midnight']) {
    color-scheme: light;
  }
  & h2 {
    font-family: var(--site-face);
    overflow-wrap: anywhere;
  }
  @media print {
    --site-bg: #ffffff;
    --site-top: #ffffff;
    --site-card: #ffffff;
    --site-ink: #1a1a1a;
    --site-soft: #444444;
    --site-time: #1a1a1a;
    --site-accent: #1a1a1a;
    --site-band: #ffffff;
    --site-band-card: #ffffff;
    --site-band-ink: #1a1a1a;
    --site-band-soft: #444444;
    --site-band-line: #cccccc;
    --site-line: #cccccc;
  }
  &[data-theme='poster'] h2 {
    font-weight: 640;
    font-size: clamp(1.5rem, 1rem + 3.4cqi, 3.25rem);
    letter-spacing: -0.03em;
  }
  &[data-theme='riviera'] h2 {
    font-weight: 800;
    letter-spacing: -0.035em;
  }
  &[data-theme='pressed'] h2 {
    font-weight: 400;
    text-align: center;
  }
  &[data-theme='letterpress'] h2 {
    font-variant-caps: all-small-caps;
    letter-spacing: 0.02em;
    text-align: center;
  }
`;

/** The values of a theme, as custom properties. */
const propertiesOf = (theme: SiteTheme): CSSProperties => {
  const { face, bg, card, ink, soft, line, accent, onAccent, top, time, band } = theme;
  return {
    '--site-face': face,
    '--site-bg': bg,
    '--site-card': card,
    '--site-ink': ink,
    '--site-soft': soft,
    '--site-line': line,
    '--site-accent': accent,
    '--site-on': onAccent,
    '--site-top': top,
    '--site-time': time,
    '--site-band': band.bg,
    '--site-band-card': band.card,
    '--site-band-ink': band.ink,
    '--site-band-soft': band.soft,
    '--site-band-line': band.line,
  } as CSSProperties;
};

interface Props {
  theme: ThemeName;
  palette?: Palette | undefined;
  lettering?: Lettering | undefined;
  children: ReactNode;
}

/** The ground of a wedding website: sets what its theme sets. Sizes inside follow its own width, also in the preview. */
export const SiteFrame = ({ theme, palette, lettering, children }: Props) => (
  <Root data-theme={theme} style={propertiesOf(themeOf(theme, palette, lettering))}>
    <SiteFonts theme={theme} lettering={lettering} />
    {children}
  </Root>
);

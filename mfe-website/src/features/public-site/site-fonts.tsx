import { css, Global } from '@emotion/react';
import fraunces from '#fonts/fraunces-soft.woff2';
import newsreaderItalic from '#fonts/newsreader-display-italic.woff2';
import type { ThemeName } from './site-themes';

const frauncesFace = css`
  @font-face {
    font-family: 'Fraunces Soft';
    src: url('${fraunces}') format('woff2');
    font-weight: 350 700;
    font-display: swap;
  }
`;

const italicFace = css`
  @font-face {
    font-family: 'Newsreader Variable';
    font-style: italic;
    src: url('${newsreaderItalic}') format('woff2');
    font-weight: 350 600;
    font-display: swap;
  }
`;

const faces: Partial<Record<ThemeName, typeof italicFace>> = {
  orchard: italicFace,
  poster: frauncesFace,
  pressed: frauncesFace,
};

/** The faces that only this theme uses; the product's own are on the page already. */
export const SiteFonts = ({ theme }: { theme: ThemeName }) => {
  const face = faces[theme];
  return face === undefined ? null : <Global styles={face} />;
};

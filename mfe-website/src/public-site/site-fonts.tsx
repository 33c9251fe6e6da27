import styled from '@emotion/styled';
import fraunces from '#fonts/fraunces-soft.woff2';
import newsreaderItalic from '#fonts/newsreader-display-italic.woff2';
import type { Lettering, ThemeName } from './site-themes';

const FrauncesFace = styled.span`
  @font-face {
    font-family: 'Fraunces Soft';
    src: url('${fraunces}') format('woff2');
    font-weight: 350 700;
    font-display: swap;
  }
`;

const ItalicFace = styled.span`
  @font-face {
    font-family: 'Newsreader Variable';
    font-style: italic;
    src: url('${newsreaderItalic}') format('woff2');
    font-weight: 400 600;
    font-display: swap;
  }
`;

const faces: Partial<Record<ThemeName, typeof ItalicFace>> = {
  orchard: ItalicFace,
  poster: FrauncesFace,
  pressed: FrauncesFace,
};

/** Brings the faces that only this theme uses; the product's own are on the page already. Shows nothing itself. */
export const SiteFonts = ({ theme, lettering }: { theme: ThemeName; lettering?: Lettering | undefined }) => {
  const Face = lettering === 'soft' ? FrauncesFace : lettering === 'sans' ? undefined : faces[theme];
  return Face === undefined ? null : <Face hidden />;
};

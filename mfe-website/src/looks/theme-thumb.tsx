import styled from '@emotion/styled';
import { memo } from 'react';
import { SiteFrame, SiteHead, type ThemeName } from '#public-site/public';

/** The head of a page of this width is drawn, as small as fits into the picker. */
const pageWidth = 640;
const width = 168;
const height = 124;

const Thumb = styled.span`
  position: relative;
  display: block;
  inline-size: ${width}px;
  block-size: ${height}px;
  overflow: hidden;
  border-radius: 14px;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: inset 0 0 0 1px #00000014;
  }
  & > span {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    display: block;
    inline-size: ${pageWidth}px;
    block-size: ${(height * pageWidth) / width}px;
    scale: ${width / pageWidth};
    transform-origin: 0 0;
    pointer-events: none;
  }
  [dir='rtl'] & > span {
    transform-origin: 100% 0;
  }
`;

interface Props {
  theme: ThemeName;
  names: readonly string[];
}

/** A theme at a glance, drawn by the theme itself: decoration, its name stands below it. */
const DrawnThumb = ({ theme, names }: Props) => (
  <Thumb aria-hidden>
    <span>
      <SiteFrame theme={theme}>
        <SiteHead {...{ theme, names }} lines={[]} places={[]} way={null} seed={names.join(' ')} isPreview />
      </SiteFrame>
    </span>
  </Thumb>
);

/** Drawn once: what is typed beside it changes no theme. */
export const ThemeThumb = memo(
  DrawnThumb,
  (before, now) => before.theme === now.theme && before.names.join() === now.names.join(),
);

import styled from '@emotion/styled';
import type { SiteTheme, ThemeName } from '#public-site/public';

const Thumb = styled.span`
  position: relative;
  display: block;
  block-size: 124px;
  overflow: hidden;
  border-radius: 14px;
  box-shadow: inset 0 0 0 1px #00000014;
  & > b {
    position: absolute;
    inset-inline: 10px;
    inset-block-start: 22px;
    font-size: 1.375rem;
    line-height: 1;
    letter-spacing: -0.03em;
    text-align: center;
    overflow-wrap: anywhere;
  }
  & > i {
    position: absolute;
    display: block;
  }
  &[data-theme='orchard'] > b {
    font-style: italic;
  }
  &[data-theme='orchard'] > i {
    inset: 58px 22% 0;
    border-radius: 99px 99px 0 0;
    background: linear-gradient(#bfe2ee 0 62%, #86b868 62%);
  }
  &[data-theme='poster'] > b {
    text-align: start;
  }
  &[data-theme='poster'] > i {
    inset: 66px 0 0;
    background: linear-gradient(90deg, #ffd23f 0 33.3%, #bcd7f0 33.3% 66.6%, #5a3a68 66.6%);
  }
  &[data-theme='midnight'] > i {
    inset: 62px 18% 0;
    background: #f6e4ae;
    clip-path: polygon(0 100%, 0 52%, 50% 0, 100% 52%, 100% 100%);
  }
  &[data-theme='letterpress'] > i {
    inset: 8px;
    border: 1px solid #1d1d1b;
  }
  &[data-theme='letterpress'] > b {
    font-variant-caps: all-small-caps;
    letter-spacing: 0.02em;
  }
  &[data-theme='riviera'] > i {
    inset: 0 0 auto;
    block-size: 24px;
    border-radius: 0 0 8px 8px;
    background: repeating-linear-gradient(90deg, #1f57b8 0 14px, #fffdf4 14px 28px);
  }
  &[data-theme='riviera'] > b {
    inset-block-start: 40px;
    font-weight: 800;
  }
  &[data-theme='pressed'] > i {
    inset: 10px 14px;
    border-inline: 3px solid #86a07c;
    border-radius: 40%;
  }
  &[data-theme='pressed'] > b {
    inset-inline: 30px;
    inset-block-start: 36px;
  }
`;

interface Props {
  theme: ThemeName;
  properties: SiteTheme;
  names: readonly string[];
}

/** A theme at a glance: decoration, its name stands below it. */
export const ThemeThumb = ({ theme, properties, names }: Props) => {
  const { top, face, accent, ink } = properties;
  const color = theme === 'orchard' || theme === 'pressed' ? accent : ink;
  return (
    <Thumb aria-hidden data-theme={theme} style={{ background: top }}>
      <i />
      <b style={{ fontFamily: face, color, fontWeight: theme === 'riviera' ? 800 : 450 }}>{names.join(' & ')}</b>
    </Thumb>
  );
};

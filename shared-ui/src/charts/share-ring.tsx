import styled from '@emotion/styled';
import { color, font, type Hue } from '@posy/shared-ui';

const Root = styled.div`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 72px;
  block-size: 72px;
  & > * {
    grid-area: 1 / 1;
  }
  & > svg {
    inline-size: 100%;
    block-size: 100%;
    transform: rotate(-90deg);
  }
  & circle {
    fill: none;
    stroke: ${color.hue.soft};
    stroke-width: 8;
  }
  & circle + circle {
    stroke: ${color.hue.deep};
    stroke-linecap: round;
  }
  /* Round ends would show a dot. */
  & circle[data-none] {
    stroke: none;
  }
  & > b {
    font: 430 1.25rem/1 ${font.display};
    font-variant-numeric: lining-nums;
  }
`;

export interface ShareRingProps {
  /** 0 to 1. */
  share: number;
  /** The share in words, for assistive technology; without it the ring is decoration beside a text that says it. */
  label?: string;
  hue?: Hue;
}

/** A share as an arc around its number of hundredths. */
export const ShareRing = ({ share, label, hue = 'fern' }: ShareRingProps) => {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  const progress = {
    ...{ role: 'progressbar', 'aria-label': label, 'aria-valuetext': label },
    ...{ 'aria-valuenow': percent, 'aria-valuemin': 0, 'aria-valuemax': 100 },
  };
  return (
    <Root data-hue={hue} {...(label === undefined ? { 'aria-hidden': true } : progress)}>
      <svg viewBox="0 0 72 72" aria-hidden>
        <circle cx="36" cy="36" r="30" />
        <circle
          {...{ cx: 36, cy: 36, r: 30, pathLength: 100, strokeDasharray: `${percent} 100` }}
          data-none={percent === 0 ? '' : undefined}
        />
      </svg>
      <b aria-hidden>{percent}</b>
    </Root>
  );
};

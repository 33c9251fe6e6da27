import styled from '@emotion/styled';
import { color, font } from '@posy/shared-ui';
import { FormattedNumber } from 'react-intl';

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
    stroke: ${color.sunken};
    stroke-width: 9;
  }
  & circle + circle {
    stroke: ${color.stem};
    stroke-linecap: round;
  }
  & circle[data-none] {
    stroke: none;
  }
  & > b {
    font: 430 1.25rem/1 ${font.display};
    font-variant-numeric: lining-nums;
  }
`;

/** A share, 0 to 1, as an arc around its number of hundredths. `label` says it in words. */
export const Ring = ({ share, label }: { share: number; label: string }) => {
  const percent = Math.round(share * 100);
  return (
    <Root
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={label}
    >
      <svg viewBox="0 0 72 72" aria-hidden>
        <circle cx="36" cy="36" r="30" />
        <circle
          cx="36"
          cy="36"
          r="30"
          pathLength="100"
          strokeDasharray={`${percent} 100`}
          data-none={percent === 0 ? '' : undefined}
        />
      </svg>
      <b aria-hidden>
        <FormattedNumber value={percent} />
      </b>
    </Root>
  );
};

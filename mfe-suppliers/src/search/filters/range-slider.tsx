import styled from '@emotion/styled';
import { color } from '@posy/shared-ui';

const thumb = `
  appearance: none;
  inline-size: 24px;
  block-size: 24px;
  border: 3px solid ${color.stem};
  border-radius: 50%;
  background: ${color.surface};
  pointer-events: auto;
  cursor: pointer;
`;

const Root = styled.div`
  position: relative;
  block-size: 44px;
  margin-block-start: -22px;
  /* Half a thumb, so that its middle stands below the end of the bars. */
  margin-inline: -12px;
  & > span {
    position: absolute;
    inset-block-start: 20px;
    inset-inline: 12px;
    block-size: 4px;
    border-radius: 2px;
    background: ${color.lineStrong};
  }
  & > span > span {
    position: absolute;
    inset-block: 0;
    border-radius: 2px;
    background: ${color.stem};
  }
  & > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    appearance: none;
    background: none;
    /* Both lie over each other: only their thumbs take the pointer. */
    pointer-events: none;
  }
  & > input::-webkit-slider-thumb {
    ${thumb}
  }
  & > input::-moz-range-thumb {
    ${thumb}
    box-sizing: border-box;
  }
  & > input:focus-visible {
    outline: none;
  }
  & > input:focus-visible::-webkit-slider-thumb {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  & > input:focus-visible::-moz-range-thumb {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    & > span > span {
      background: Highlight;
    }
  }
`;

/** Both ends of a range, in steps. */
export interface Ends {
  low: number;
  high: number;
}

interface Props {
  ends: Ends;
  /** The highest step; the lowest is 0. */
  most: number;
  /** Labels of the two thumbs, and their values in words. */
  labels: Record<keyof Ends, string>;
  words: Record<keyof Ends, string>;
  onChange: (ends: Ends) => void;
  /** Called when a thumb is released. */
  onRelease: () => void;
}

/** A slider with two thumbs at least one step apart. */
export const RangeSlider = ({ ends, most, labels, words, onChange, onRelease }: Props) => {
  const share = (step: number): string => `${(step / most) * 100}%`;
  const moved = (end: keyof Ends, step: number): Ends =>
    end === 'low' ? { ...ends, low: Math.min(step, ends.high - 1) } : { ...ends, high: Math.max(step, ends.low + 1) };
  return (
    <Root>
      <span aria-hidden="true">
        <span style={{ insetInlineStart: share(ends.low), insetInlineEnd: share(most - ends.high) }} />
      </span>
      {(['low', 'high'] as const).map((end) => (
        <input
          key={end}
          type="range"
          aria-label={labels[end]}
          aria-valuetext={words[end]}
          min={0}
          max={most}
          value={ends[end]}
          // Both thumbs may lie over each other at the upper end: the pointer takes the lower one there.
          style={end === 'low' && ends.low > most / 2 ? { zIndex: 1 } : undefined}
          onChange={({ currentTarget }) => onChange(moved(end, Number(currentTarget.value)))}
          onPointerUp={onRelease}
          onKeyUp={onRelease}
          onBlur={onRelease}
        />
      ))}
    </Root>
  );
};

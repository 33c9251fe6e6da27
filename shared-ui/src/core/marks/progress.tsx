import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, type Hue, motion } from '#tokens/token-names';

const Track = styled.div`
  block-size: 8px;
  border-radius: 99px;
  overflow: hidden;
  background: color-mix(in oklab, ${color.hue.main}, transparent 80%);
  & > span {
    display: block;
    block-size: 100%;
    border-radius: 99px;
    background: ${color.hue.main};
    transition: inline-size ${motion.slow} ${motion.easeOut};
  }
`;

export interface ProgressBarProps {
  /** Name of the progress. */
  label: string;
  /** 0 to 1. */
  value: number;
  /** Read out instead of a percentage: "46 of 180 tasks". Show the same text beside the bar. */
  valueText?: string;
  hue?: Hue;
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** A bar of 8 px, shown beside its text. */
export const ProgressBar = ({ label, value, valueText, hue = 'stem' }: ProgressBarProps) => {
  const percent = Math.round(clamp(value) * 100);
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={valueText}
      data-hue={hue}
    >
      <span style={{ inlineSize: `${percent}%` }} />
    </Track>
  );
};

const Bars = styled.div`
  display: flex;
  gap: 3px;
  block-size: 12px;
  & > span {
    border-radius: 4px;
    min-inline-size: 4px;
    background: ${color.line};
  }
  & > [data-hue] {
    background: ${color.hue.main};
  }
  & > span:first-of-type {
    border-start-start-radius: 99px;
    border-end-start-radius: 99px;
  }
  & > span:last-of-type {
    border-start-end-radius: 99px;
    border-end-end-radius: 99px;
  }
`;

const Key = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 16px;
  margin-block-start: 12px;
  font-size: 0.875rem;
  color: ${color.inkSoft};
  font-variant-numeric: tabular-nums;
  & > li {
    display: inline-flex;
    gap: 6px;
    align-items: center;
  }
`;

/** A dot in a flower's colour, in the shape of a petal. */
export const PetalDot = styled.span`
  flex: none;
  inline-size: 10px;
  block-size: 10px;
  border-radius: 50%;
  border-end-start-radius: 2px;
  background: ${color.line};
  &[data-hue] {
    background: ${color.hue.main};
  }
`;

export interface SplitPart {
  id: string;
  /** Its size, in any unit; parts of size 0 are left out of the bar. */
  value: number;
  /** The remainder has none. */
  hue?: Hue;
  /** Text of the key, with its figure: "£6,180 paid". */
  label: ReactNode;
}

/** One bar in parts with a key in figures; screen readers read the key. */
export const SplitBar = ({ parts, hasKey = true }: { parts: readonly SplitPart[]; hasKey?: boolean }) => (
  <div>
    <Bars aria-hidden>
      {parts
        .filter((part) => part.value > 0)
        .map((part) => (
          <span key={part.id} data-hue={part.hue} style={{ flexGrow: part.value, flexBasis: 0 }} />
        ))}
    </Bars>
    <Key className={hasKey ? undefined : 'visually-hidden'}>
      {parts.map((part) => (
        <li key={part.id}>
          <PetalDot data-hue={part.hue} aria-hidden />
          {part.label}
        </li>
      ))}
    </Key>
  </div>
);

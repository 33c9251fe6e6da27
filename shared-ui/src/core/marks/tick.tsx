import styled from '@emotion/styled';
import type { Ref } from 'react';
import { color, motion } from '#tokens/token-names';
import { scallop } from './scallop';

const flower = scallop(8, 28, 0.84);

const Root = styled.span`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 32px;
  block-size: 32px;
  & > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  & > input:disabled {
    cursor: default;
  }
  & > svg {
    inline-size: 28px;
    block-size: 28px;
    overflow: visible;
    pointer-events: none;
    border-radius: 50%;
  }
  &[data-size='s'] {
    inline-size: 28px;
    block-size: 28px;
    & > svg {
      inline-size: 22px;
      block-size: 22px;
    }
  }
  & .ring {
    fill: none;
    stroke: ${color.lineStrong};
    stroke-width: 1.6;
    transition:
      opacity ${motion.quick},
      stroke ${motion.quick};
  }
  & .flower {
    fill: ${color.stem};
    opacity: 0;
    scale: 0.3;
    rotate: -50deg;
    transform-origin: 14px 14px;
    transition:
      scale ${motion.bloom} ${motion.spring},
      rotate ${motion.bloom} ${motion.easeOut},
      opacity ${motion.quick};
  }
  & .mark {
    fill: none;
    stroke: ${color.onStem};
    stroke-width: 2.2;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-dasharray: 16;
    stroke-dashoffset: 16;
    transition: stroke-dashoffset ${motion.base} 160ms ${motion.easeOut};
  }
  & > input:hover:not(:disabled) + svg .ring {
    stroke: ${color.stem};
  }
  & > input:focus-visible + svg {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  & > input:checked + svg {
    & .ring {
      opacity: 0;
    }
    & .flower {
      opacity: 1;
      scale: 1;
      rotate: 0deg;
    }
    & .mark {
      stroke-dashoffset: 0;
    }
  }
  & > input:disabled + svg {
    opacity: 0.5;
  }
`;

export interface TickProps {
  isChecked: boolean;
  onChange?: (isChecked: boolean) => void;
  /** Name of the ticked item. */
  label: string;
  /** 28 ring in a 32 target, or 22 in 28. */
  size?: 's' | 'm';
  isDisabled?: boolean;
  /** Id of the line with the reason for the tick. */
  'aria-describedby'?: string;
  ref?: Ref<HTMLInputElement>;
}

/** The tick of a checklist: an open ring that blooms when it is done. Semantically a checkbox. */
export const Tick = ({ isChecked, onChange, label, size = 'm', isDisabled, ref, ...rest }: TickProps) => (
  <Root data-size={size}>
    <input
      {...rest}
      ref={ref}
      type="checkbox"
      aria-label={label}
      checked={isChecked}
      disabled={isDisabled}
      onChange={(event) => onChange?.(event.currentTarget.checked)}
    />
    <svg viewBox="0 0 28 28" aria-hidden="true">
      <circle className="ring" cx="14" cy="14" r="11.2" />
      <path className="flower" d={flower} />
      <path className="mark" d="M9 14.4L12.6 18L19.2 10.8" />
    </svg>
  </Root>
);

import { css } from '@emotion/react';
import { color, motion } from '@posy/shared-ui';

const check = 'polygon(14% 44%, 0 62%, 40% 100%, 100% 18%, 84% 4%, 37% 68%)';

/**
 * A 22 px box or ring, styled on the native control itself, so that assistive technology and platforms keep their
 * behaviour.
 */
export const choiceStyles = css`
  appearance: none;
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 22px;
  block-size: 22px;
  margin: 0;
  border: 1.5px solid ${color.lineStrong};
  border-radius: 6px;
  background: ${color.surface};
  cursor: pointer;
  transition:
    background-color ${motion.quick},
    border-color ${motion.quick};
  &::before {
    content: '';
    inline-size: 12px;
    block-size: 10px;
    background: ${color.onStem};
    clip-path: ${check};
    scale: 0;
    transition: scale ${motion.quick} ${motion.easeOut};
  }
  &:hover:not(:disabled) {
    border-color: ${color.stem};
  }
  &:checked,
  &:indeterminate:not([type='radio']) {
    background: ${color.stem};
    border-color: ${color.stem};
    &::before {
      scale: 1;
    }
  }
  &:indeterminate:not([type='radio'])::before {
    inline-size: 10px;
    block-size: 2px;
    border-radius: 2px;
    clip-path: none;
  }
  &[type='radio'] {
    border-radius: 50%;
    &::before {
      display: none;
    }
    &:checked {
      background: ${color.surface};
      box-shadow: inset 0 0 0 5px ${color.stem};
    }
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }
  &:disabled {
    background: ${color.sunken};
    border-color: ${color.line};
    cursor: default;
  }
`;

/** A label with its control, at least 44 px high. */
export const choiceLabelStyles = css`
  display: inline-flex;
  align-items: flex-start;
  gap: 10px;
  min-block-size: 44px;
  padding-block: 10px;
  line-height: 1.5;
  cursor: pointer;
  & > input {
    margin-block-start: 1px;
  }
  &:has(:disabled) {
    color: ${color.inkFaint};
    cursor: default;
  }
`;

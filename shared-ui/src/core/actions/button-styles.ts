import { css } from '@emotion/react';
import { color, media, motion } from '#tokens/token-names';

/** The looks of a button: one `main` in a view; `risk` for actions that cannot be undone. */
export type ButtonKind = 'main' | 'line' | 'soft' | 'plain' | 'risk';
/** 36, 44 and 52 px high. */
export type ButtonSize = 's' | 'm' | 'l';

const kinds = css`
  &[data-kind='main'] {
    background: ${color.stem};
    color: ${color.onStem};
    --hover: ${color.stemHover};
    --active: ${color.stemActive};
  }
  &[data-kind='line'] {
    background: ${color.surface};
    border-color: ${color.lineStrong};
    --hover: ${color.sunken};
    --hover-line: ${color.ink};
  }
  &[data-kind='soft'] {
    background: ${color.stemWash};
    color: ${color.stem};
    --hover: color-mix(in oklab, ${color.stemWash}, ${color.stem} 12%);
  }
  &[data-kind='plain'] {
    padding-inline: 12px;
    --hover: ${color.sunken};
  }
  &[data-kind='risk'] {
    background: ${color.danger};
    color: ${color.onDanger};
    --hover: ${color.dangerHover};
  }
`;

const sizes = css`
  &[data-size='s'] {
    min-block-size: 36px;
    padding: 6px 12px;
    font-size: 0.875rem;
    border-radius: 9px;
    gap: 6px;
  }
  &[data-size='l'] {
    min-block-size: 52px;
    padding: 14px 24px;
    font-size: 1rem;
    border-radius: 12px;
  }
`;

const states = css`
  ${media.hover} {
    &:hover:not([aria-disabled='true'], :disabled) {
      background: var(--hover);
      border-color: var(--hover-line, transparent);
    }
  }
  &:active:not([aria-disabled='true'], :disabled) {
    background: var(--active, var(--hover));
    transform: scale(0.98);
  }
  &:disabled,
  &[data-disabled] {
    background: ${color.sunken};
    color: ${color.inkFaint};
    border-color: ${color.line};
    cursor: default;
  }
  &[data-wide] {
    inline-size: 100%;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
`;

export const buttonStyles = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-block-size: 44px;
  max-inline-size: 100%;
  padding: 10px 18px;
  border: 1px solid transparent;
  border-radius: 10px;
  color: ${color.ink};
  font-weight: 600;
  font-size: 0.9375rem;
  line-height: 1.3;
  letter-spacing: -0.004em;
  text-align: center;
  cursor: pointer;
  transition:
    background-color ${motion.quick},
    border-color ${motion.quick},
    color ${motion.quick},
    transform ${motion.quick} ${motion.easeOut};
  ${kinds}
  ${sizes}
  ${states}
`;

import styled from '@emotion/styled';
import { color, layer, shadow } from '@posy/shared-ui';
import type { ReactElement, ReactNode } from 'react';
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';

const Bubble = styled(AriaTooltip)`
  z-index: ${layer.popover};
  max-inline-size: 280px;
  padding: 7px 11px;
  border-radius: 9px;
  background: ${color.inverse};
  color: ${color.onInverse};
  box-shadow: ${shadow.float};
  font-size: 0.8125rem;
  font-weight: 500;
  line-height: 1.4;
`;

export interface TooltipProps {
  /** A short hint; it must never be the only place of an information. */
  content: ReactNode;
  /** A button or link. */
  children: ReactElement<Record<string, unknown>, string>;
}

/** A text that appears on focus and after a moment of hovering. */
export const Tooltip = ({ content, children }: TooltipProps) => (
  <TooltipTrigger delay={500} closeDelay={100}>
    <Focusable>{children}</Focusable>
    <Bubble offset={6}>{content}</Bubble>
  </TooltipTrigger>
);

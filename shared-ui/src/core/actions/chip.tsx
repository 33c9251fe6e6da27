import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { XIcon } from '@posy/shared-ui/icons';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { color, media, motion } from '#tokens/token-names';
import { useLinkHandlers } from './navigation';

const styles = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  flex: none;
  max-inline-size: 100%;
  min-block-size: 36px;
  padding: 6px 14px;
  border: 1px solid ${color.lineStrong};
  border-radius: 99px;
  background: ${color.surface};
  font-size: 0.875rem;
  font-weight: 500;
  line-height: 1.3;
  text-align: start;
  transition:
    border-color ${motion.quick},
    background-color ${motion.quick};
  &:hover:not(:disabled) {
    border-color: ${color.ink};
  }
  &[data-chosen] {
    background: ${color.ink};
    border-color: ${color.ink};
    color: ${color.canvas};
  }
  &:disabled {
    background: ${color.sunken};
    border-color: ${color.line};
    color: ${color.inkFaint};
    cursor: default;
  }
  & > svg {
    margin-inline: -2px;
  }
`;

const Root = styled.button(styles);
const Anchor = styled.a(styles);

const Count = styled.span`
  color: ${color.inkFaint};
  font-variant-numeric: tabular-nums;
  [data-chosen] > & {
    color: inherit;
    opacity: 0.75;
  }
`;

interface ChipLook {
  isChosen?: boolean;
  /** A count after the label. */
  count?: ReactNode;
  icon?: ReactNode;
  /** Shown after the label; a chosen chip shows a cross when `canRemove`. */
  iconEnd?: ReactNode;
  canRemove?: boolean;
}

const Content = ({ isChosen, count, icon, iconEnd, canRemove, children }: ChipLook & { children?: ReactNode }) => (
  <>
    {icon}
    <span>{children}</span>
    {count === undefined ? null : <Count>{count}</Count>}
    {iconEnd}
    {isChosen && canRemove ? <XIcon size="s" /> : null}
  </>
);

export interface ChipProps extends ChipLook, Omit<ComponentPropsWithRef<'button'>, 'onClick' | 'disabled'> {
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
  isDisabled?: boolean;
}

/** A filter that is on or off. Give `isChosen` to make it a toggle. */
export const Chip = ({
  isChosen,
  count,
  icon,
  iconEnd,
  canRemove,
  onPress,
  isDisabled,
  children,
  ...rest
}: ChipProps) => (
  <Root
    type="button"
    aria-pressed={isChosen}
    {...rest}
    data-chosen={isChosen || undefined}
    disabled={isDisabled}
    onClick={onPress}
  >
    <Content {...{ isChosen, count, icon, iconEnd, canRemove }}>{children}</Content>
  </Root>
);

export interface ChipLinkProps extends ChipLook, Omit<ComponentPropsWithRef<'a'>, 'onClick' | 'href'> {
  href: string;
}

/** A filter that is part of the address. */
export const ChipLink = ({ isChosen, count, icon, iconEnd, canRemove, href, children, ...rest }: ChipLinkProps) => {
  const handlers = useLinkHandlers(href);
  return (
    <Anchor aria-current={isChosen ? 'true' : undefined} {...rest} {...handlers} data-chosen={isChosen || undefined}>
      <Content {...{ isChosen, count, icon, iconEnd, canRemove }}>{children}</Content>
    </Anchor>
  );
};

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  ${media.phone} {
    &[data-slides] {
      flex-wrap: nowrap;
      overflow-x: auto;
      scrollbar-width: none;
      margin-inline: -16px;
      padding: 4px 16px;
    }
  }
`;

export interface ChipGroupProps {
  label: string;
  /** True for one row that scrolls sideways on phones. */
  canSlide?: boolean;
  children: ReactNode;
}

/** Chips that belong together. */
export const ChipGroup = ({ label, canSlide, children }: ChipGroupProps) => (
  <Group role="group" aria-label={label} data-slides={canSlide || undefined}>
    {children}
  </Group>
);

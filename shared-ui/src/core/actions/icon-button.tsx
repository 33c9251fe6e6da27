import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { color, media, motion } from '#tokens/token-names';
import { Spinner } from '../marks/spinner';
import { useLinkHandlers } from './navigation';

interface IconButtonLook {
  /** The accessible name, also the browser's tooltip. */
  label: string;
  /** 32, 44 px. */
  size?: 's' | 'm';
  /** White on a picture. */
  isOnPicture?: boolean;
  /** True to show a dot for "something new". The label must say it too. */
  hasDot?: boolean;
  /** The icon. */
  children: ReactNode;
}

const styles = css`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 44px;
  block-size: 44px;
  border-radius: 50%;
  color: ${color.ink};
  transition: background-color ${motion.quick};
  ${media.hover} {
    &:hover:not(:disabled) {
      background: ${color.sunken};
    }
  }
  &[data-size='s'] {
    inline-size: 32px;
    block-size: 32px;
  }
  &[data-on-picture] {
    inline-size: 40px;
    block-size: 40px;
    background: #ffffffeb;
    color: #10251d;
    &:hover {
      background: #fff;
    }
  }
  &[aria-current] {
    background: ${color.sunken};
  }
  &[aria-pressed='true'] {
    color: ${color.peony.main};
  }
  &:disabled {
    color: ${color.inkFaint};
    cursor: default;
  }
`;

const Root = styled.button(styles);
const Anchor = styled.a(styles);

const Dot = styled.span`
  position: absolute;
  inset-block-start: 9px;
  inset-inline-end: 9px;
  inline-size: 9px;
  block-size: 9px;
  border-radius: 50%;
  background: ${color.peony.main};
  box-shadow: 0 0 0 2px ${color.surface};
`;

const look = ({ label, size = 'm', isOnPicture }: Omit<IconButtonLook, 'children'>) => ({
  'aria-label': label,
  title: label,
  'data-size': size,
  'data-on-picture': isOnPicture || undefined,
});

export interface IconButtonProps
  extends IconButtonLook, Omit<ComponentPropsWithRef<'button'>, 'onClick' | 'children' | 'disabled'> {
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** For a toggle, such as a heart: pressed is peony. */
  isPressed?: boolean;
  isDisabled?: boolean;
  isPending?: boolean;
}

/** A round button with an icon only. */
export const IconButton = (props: IconButtonProps) => {
  const { label, size, isOnPicture, hasDot, children, onPress, isPressed, isDisabled, isPending, ...rest } = props;
  return (
    <Root
      type="button"
      {...rest}
      {...look({ label, size, isOnPicture })}
      aria-pressed={isPressed}
      aria-busy={isPending || undefined}
      disabled={isDisabled}
      onClick={isPending ? undefined : onPress}
    >
      {isPending ? <Spinner /> : children}
      {hasDot ? <Dot /> : null}
    </Root>
  );
};

export interface IconLinkProps
  extends IconButtonLook, Omit<ComponentPropsWithRef<'a'>, 'onClick' | 'children' | 'href'> {
  href: string;
  onPress?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A round link with an icon only. */
export const IconLink = ({ label, size, isOnPicture, hasDot, children, href, onPress, ...rest }: IconLinkProps) => {
  const handlers = useLinkHandlers(href, onPress);
  return (
    <Anchor {...rest} {...handlers} {...look({ label, size, isOnPicture })}>
      {children}
      {hasDot ? <Dot /> : null}
    </Anchor>
  );
};

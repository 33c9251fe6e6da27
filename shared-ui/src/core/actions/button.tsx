import styled from '@emotion/styled';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../marks/spinner';
import { type ButtonKind, type ButtonSize, buttonStyles } from './button-styles';
import { useLinkHandlers } from './navigation';

interface ButtonLook {
  /** 'line' by default; one 'main' in a view. */
  kind?: ButtonKind;
  size?: ButtonSize;
  /** Fills the width of its container. */
  isWide?: boolean;
  /** Before the label. */
  icon?: ReactNode;
  /** After the label. */
  iconEnd?: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'onClick' | 'disabled'> {
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
  isDisabled?: boolean;
  /** True while the action runs: the button keeps its width and focus, and presses do nothing. */
  isPending?: boolean;
}

const Root = styled.button(buttonStyles);
const Anchor = styled.a(buttonStyles);

const Label = styled.span`
  min-inline-size: 0;
  overflow-wrap: break-word;
  [aria-busy='true'] > [data-over] ~ & {
    opacity: 0;
  }
`;

const Over = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

const look = ({ kind = 'line', size = 'm', isWide }: ButtonLook) => ({
  'data-kind': kind,
  'data-size': size,
  'data-wide': isWide || undefined,
});

/** A button. Its children are its label. */
export const Button = ({ kind, size, isWide, icon, iconEnd, onPress, isDisabled, isPending, ...rest }: ButtonProps) => {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isPending) event.preventDefault();
    else onPress?.(event);
  };
  return (
    <Root
      type="button"
      {...rest}
      {...look({ kind, size, isWide })}
      disabled={isDisabled}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || undefined}
      onClick={press}
    >
      {isPending && !icon ? (
        <Over data-over="">
          <Spinner />
        </Over>
      ) : null}
      {isPending && icon ? <Spinner /> : icon}
      <Label>{rest.children}</Label>
      {iconEnd}
    </Root>
  );
};

export interface ButtonLinkProps extends ButtonLook, Omit<ComponentPropsWithRef<'a'>, 'onClick' | 'href'> {
  href: string;
  onPress?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A link that looks like a button. */
export const ButtonLink = ({
  kind,
  size,
  isWide,
  icon,
  iconEnd,
  href,
  onPress,
  children,
  ...rest
}: ButtonLinkProps) => {
  const handlers = useLinkHandlers(href, onPress);
  return (
    <Anchor {...rest} {...handlers} {...look({ kind, size, isWide })}>
      {icon}
      <Label>{children}</Label>
      {iconEnd}
    </Anchor>
  );
};

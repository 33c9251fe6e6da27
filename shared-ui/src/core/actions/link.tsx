import styled from '@emotion/styled';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { color } from '#tokens/token-names';
import { useLinkHandlers } from './navigation';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'onClick' | 'href'> {
  href: string;
  /** Called before navigation; `preventDefault` stops it. */
  onPress?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

const Underlined = styled.a`
  color: ${color.stem};
  font-weight: 600;
  text-decoration: underline 1.5px color-mix(in oklab, ${color.stem}, transparent 62%);
  text-underline-offset: 3px;
  border-radius: 3px;
  &:hover {
    text-decoration-color: currentColor;
  }
`;

/** A link in a sentence or beside a heading: green, bold, underlined. */
export const Link = ({ href, onPress, ...rest }: LinkProps) => {
  const handlers = useLinkHandlers(href, onPress);
  return <Underlined {...rest} {...handlers} />;
};

/** The look of a link for an action in a sentence. */
export const LinkButton = styled(Underlined.withComponent('button'))`
  text-align: start;
`;

const Bare = styled.a`
  color: inherit;
  border-radius: 4px;
`;

/** A link without a look of its own: for navigation, whole cards and rows. `className` and `css` reach the anchor. */
export const NavLink = ({ href, onPress, isCurrent, ...rest }: LinkProps & { isCurrent?: boolean }) => {
  const handlers = useLinkHandlers(href, onPress);
  return <Bare aria-current={isCurrent ? 'page' : undefined} {...rest} {...handlers} />;
};

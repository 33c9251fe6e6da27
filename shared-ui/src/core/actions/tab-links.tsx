import styled from '@emotion/styled';
import { CaretRightIcon } from '@posy/shared-ui/icons';
import type { ReactNode } from 'react';
import { color, type Hue } from '#tokens/token-names';
import { Link, NavLink } from './link';

const Tabs = styled.nav`
  display: flex;
  gap: 24px;
  overflow-x: auto;
  scrollbar-width: none;
  border-block-end: 1px solid ${color.line};
  & > a {
    position: relative;
    flex: none;
    padding-block: 12px;
    font-size: 0.9375rem;
    font-weight: 600;
    color: ${color.inkSoft};
    outline-offset: -2px;
    & small {
      margin-inline-start: 6px;
      font-size: 0.8125rem;
      font-weight: 500;
      color: ${color.inkFaint};
      font-variant-numeric: tabular-nums;
    }
    &:hover,
    &[aria-current] {
      color: ${color.ink};
    }
    &[aria-current]::after {
      content: '';
      position: absolute;
      inset: auto 0 0;
      block-size: 3px;
      border-radius: 3px 3px 0 0;
      background: ${color.hue.main};
    }
  }
`;

export interface TabLink {
  href: string;
  label: ReactNode;
  isCurrent?: boolean;
  /** A count after the label. */
  note?: ReactNode;
}

export interface TabLinksProps {
  /** Name of the navigation. */
  label: string;
  items: readonly TabLink[];
  /** Colour of the underline: that of the area. */
  hue?: Hue;
}

/** Links between views of one thing that each have an address. */
export const TabLinks = ({ label, items, hue = 'stem' }: TabLinksProps) => (
  <Tabs aria-label={label} data-hue={hue}>
    {items.map((item) => (
      <NavLink key={item.href} href={item.href} isCurrent={item.isCurrent}>
        {item.label}
        {item.note === undefined ? null : <small>{item.note}</small>}
      </NavLink>
    ))}
  </Tabs>
);

const Trail = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 6px;
  font-size: 0.875rem;
  color: ${color.inkSoft};
  & > li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 24px;
  }
  & a {
    font-weight: 500;
  }
`;

export interface BreadcrumbsProps {
  label: string;
  /** From the top level; the last is the current page and needs no link. */
  items: readonly { href?: string; label: ReactNode }[];
}

/** Links from the top level to the current page; on paper there is nothing to press. */
export const Breadcrumbs = ({ label, items }: BreadcrumbsProps) => (
  <nav aria-label={label} className="posy-no-print">
    <Trail>
      {items.map((item, place) => (
        <li key={item.href ?? place}>
          {item.href ? <Link href={item.href}>{item.label}</Link> : <span aria-current="page">{item.label}</span>}
          {place < items.length - 1 ? <CaretRightIcon size={12} isFlipped /> : null}
        </li>
      ))}
    </Trail>
  </nav>
);

import styled from '@emotion/styled';
import type { HTMLAttributes, ReactNode } from 'react';
import { color, type Hue } from '#tokens/token-names';
import { NavLink } from '../actions/link';

/** A list whose rows have hairlines between them. */
export const Rows = styled.ul`
  min-inline-size: 0;
  & > * + * {
    border-block-start: 1px solid ${color.line};
  }
`;

const Item = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 44px;
  padding-block: 12px;
  /* Controls lie above the title's link, whose target is the whole row. */
  & > span:has(input),
  & > button,
  & > a {
    position: relative;
    z-index: 1;
  }
  &[data-inset] {
    padding-inline: 16px;
  }
  &[data-hue] {
    background: ${color.hue.wash};
  }
  &[data-link][data-inset]:hover:not([data-hue]) {
    background: ${color.sunken};
  }
`;

const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
  line-height: 1.35;
  overflow-wrap: break-word;
  & > div:first-of-type {
    font-weight: 550;
  }
  & > div + div {
    font-size: 0.875rem;
    color: ${color.inkSoft};
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
`;

const End = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  flex: none;
  font-variant-numeric: tabular-nums;
  & > :is(button, a),
  & > :has(button, a, input) {
    position: relative;
    z-index: 1;
  }
`;

export interface RowProps extends Omit<HTMLAttributes<HTMLLIElement>, 'title'> {
  /** A tick, an avatar, a picture. */
  start?: ReactNode;
  title: ReactNode;
  /** The second line. */
  note?: ReactNode;
  /** Figures and actions. */
  end?: ReactNode;
  /** Makes the title a link whose target is the whole row. */
  href?: string;
  /** The wash of a chosen row. */
  hue?: Hue;
  /** With padding at the sides, for flush cards. */
  isInset?: boolean;
}

/** One row: a start, a title with a note, and an end. */
export const Row = ({ start, title, note, end, href, hue, isInset, ...rest }: RowProps) => (
  <Item {...rest} data-hue={hue} data-inset={isInset || undefined} data-link={href ? '' : undefined}>
    {start}
    <Words>
      <div>{href ? <NavLink href={href}>{title}</NavLink> : title}</div>
      {note ? <div>{note}</div> : null}
    </Words>
    {end ? <End>{end}</End> : null}
  </Item>
);

/** Names and values in two columns. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(80px, auto) minmax(0, 1fr);
  gap: 10px 16px;
  align-items: baseline;
  font-size: 0.9375rem;
  & > dt {
    color: ${color.inkFaint};
  }
  & > dd {
    font-variant-numeric: tabular-nums;
  }
`;

/** A table: figures in cells with `data-end`, a chosen row with `data-hue`. Wrap it in `TableScroll`. */
export const Table = styled.table`
  inline-size: 100%;
  font-size: 0.9375rem;
  & th {
    padding: 10px 12px;
    border-block-end: 1px solid ${color.line};
    font-size: 0.8125rem;
    font-weight: 600;
    color: ${color.inkFaint};
    text-align: start;
  }
  & td {
    padding: 11px 12px;
    border-block-end: 1px solid ${color.line};
    font-variant-numeric: tabular-nums;
  }
  & tbody > tr:last-of-type > td {
    border-block-end: 0;
  }
  & tbody > tr:hover {
    background: color-mix(in oklab, ${color.sunken}, transparent 45%);
  }
  & tbody > tr[data-hue] {
    background: ${color.hue.wash};
  }
  & [data-end] {
    text-align: end;
  }
`;

/** Lets a wide table scroll sideways inside its card. */
export const TableScroll = styled.div`
  overflow-x: auto;
`;

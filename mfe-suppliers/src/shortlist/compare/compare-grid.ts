import styled from '@emotion/styled';
import { color, media } from '@posy/shared-ui';

/**
 * Scrolls sideways on phones from edge to edge of the page, beside a fixed first column. Text for screen readers is
 * positioned in it, so that it scrolls too.
 */
export const Scroll = styled.div`
  position: relative;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scroll-padding-inline-start: 104px;
  ${media.phone} {
    margin-inline: -16px;
    padding-inline: 16px;
  }
  ${media.tablet} {
    scroll-padding-inline-start: 148px;
  }
  ${media.print} {
    overflow: visible;
  }
`;

/** The pictures and names stand on the page, and the answers below them on one sheet of paper. */
export const Grid = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: 0.9375rem;
  & th,
  & td {
    padding: 14px 16px;
    border-block-end: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
    background: ${color.raised};
  }
  & thead th,
  & thead td {
    padding: 0 8px 16px;
    border: 0;
    background: ${color.canvas};
  }
  & tbody tr:first-of-type > th {
    border-start-start-radius: 16px;
  }
  & tbody tr:first-of-type > td:last-of-type {
    border-start-end-radius: 16px;
  }
  & tbody tr:last-of-type > th {
    border-end-start-radius: 16px;
  }
  & tbody tr:last-of-type > td:last-of-type {
    border-end-end-radius: 16px;
  }
  & tbody tr:last-of-type > * {
    border-block-end: 0;
  }
  & thead th,
  & td {
    min-inline-size: 204px;
    scroll-snap-align: start;
    font-weight: 400;
  }
  & tbody th,
  & thead td {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    inline-size: 104px;
    min-inline-size: 104px;
    color: ${color.inkSoft};
    font-weight: 400;
  }
  /* The longest single word of a line's name must not break in any language. Print is as narrow, and has its own
      sizes. */
  @media screen and (max-width: 767px) {
    & tbody th,
    & td {
      padding: 12px;
    }
    & tbody th {
      padding-inline: 8px;
      font-size: 0.8125rem;
    }
  }
  @media screen and (min-width: 768px) {
    /* Equal columns: none moves when a price or a quote arrives after the rest. */
    table-layout: fixed;
    & tbody th,
    & thead td {
      inline-size: 148px;
      min-inline-size: 148px;
    }
  }
  & td[data-strong] {
    background: ${color.fern.wash};
  }
  & td > p:first-of-type {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & tr[data-line='price'] td > p:first-of-type {
    font-size: 1.0625rem;
  }
  & tr:is([data-line='votes'], [data-line='notes'], [data-line='features'], [data-line='highlights']) td > p {
    font-weight: 400;
    color: inherit;
    font-size: inherit;
  }
  & td > p + p {
    color: ${color.inkSoft};
    font-size: 0.875rem;
  }
  & img {
    display: block;
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 4 / 3;
    object-fit: cover;
    border-radius: 16px;
  }
  ${media.print} {
    table-layout: fixed;
    max-inline-size: 100%;
    font-size: 0.75rem;
    & thead th,
    & td {
      min-inline-size: 0;
      padding: 6px 8px;
    }
    & tbody th,
    & thead td {
      position: static;
    }
    & tr {
      break-inside: avoid;
    }
  }
`;

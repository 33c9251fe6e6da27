import styled from '@emotion/styled';
import { CaretLeftIcon, CaretRightIcon } from '@posy/shared-ui/icons';
import { color } from '#tokens/token-names';
import { NavLink } from './link';

const Root = styled.nav`
  & > ol {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    align-items: center;
    justify-content: center;
  }
  & li > * {
    display: grid;
    place-items: center;
    min-inline-size: 40px;
    block-size: 40px;
    border-radius: 10px;
    font-size: 0.9375rem;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & a:hover {
    background: ${color.sunken};
  }
  & a[aria-current] {
    background: ${color.ink};
    color: ${color.canvas};
  }
  & span {
    color: ${color.inkFaint};
  }
`;

/** Pages to show: first, last, the current one and its neighbours; 0 is a gap. */
export const pageWindow = (page: number, pages: number): number[] => {
  const near = [1, page - 1, page, page + 1, pages].filter((at) => at >= 1 && at <= pages);
  const shown = [...new Set(near)].sort((a, b) => a - b);
  return shown.flatMap((at, place) => {
    const before = shown[place - 1] ?? at - 1;
    if (at - before === 2) return [at - 1, at];
    return at - before > 2 ? [0, at] : [at];
  });
};

export interface PaginationProps {
  /** Counts from 1. */
  page: number;
  pages: number;
  hrefFor: (page: number) => string;
  labels: { navigation: string; previous: string; next: string; page: (page: number) => string };
}

/** Links to the pages of a list; renders nothing for one page. */
export const Pagination = ({ page, pages, hrefFor, labels }: PaginationProps) => {
  if (pages < 2) return null;
  const numbers = pageWindow(page, pages).map((at, place) =>
    at === 0 ? (
      <li key={`gap-${place}`} aria-hidden>
        <span>…</span>
      </li>
    ) : (
      <li key={at}>
        <NavLink href={hrefFor(at)} isCurrent={at === page} aria-label={labels.page(at)}>
          {at}
        </NavLink>
      </li>
    ),
  );
  return (
    <Root aria-label={labels.navigation}>
      <ol>
        {page > 1 ? (
          <li>
            <NavLink href={hrefFor(page - 1)} aria-label={labels.previous} rel="prev">
              <CaretLeftIcon size="s" isFlipped />
            </NavLink>
          </li>
        ) : null}
        {numbers}
        {page < pages ? (
          <li>
            <NavLink href={hrefFor(page + 1)} aria-label={labels.next} rel="next">
              <CaretRightIcon size="s" isFlipped />
            </NavLink>
          </li>
        ) : null}
      </ol>
    </Root>
  );
};

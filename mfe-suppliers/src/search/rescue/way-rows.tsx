import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { ChipGroup, ChipLink, color, Figure, Heading, type Hue, Link, media } from '@posy/shared-ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { listHref } from '#supplier/rules/links';
import type { CountedWay } from './rescue-way';

const Rows = styled.ul`
  display: grid;
  gap: 10px;
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(56px, auto) minmax(0, 1fr);
    gap: 2px 16px;
    align-items: center;
    padding: 12px 18px;
    border-radius: 14px;
    background: ${color.hue.wash};
    color: ${color.ink};
    ${media.tablet} {
      grid-template-columns: minmax(72px, auto) minmax(0, 1fr) auto;
    }
  }
  & strong:first-of-type {
    color: ${color.hue.deep};
    text-align: center;
    ${media.phone} {
      grid-row: span 2;
    }
  }
  & small {
    display: block;
    font-size: 0.875rem;
    line-height: 1.45;
    color: ${color.inkSoft};
  }
  & a {
    ${media.phone} {
      grid-column: 2;
      justify-self: start;
    }
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: 14px;
    }
  }
`;

/** Searches, one below the other: each with the number that it finds, and pressed as a whole. */
const WayRows = ({ ways }: { ways: readonly CountedWay[] }) => {
  const { prefix } = useLocaleInfo().market;
  const { formatMessage, formatNumber } = useIntl();
  return (
    <Rows>
      {ways.map(({ id, words, detail = '', total, search }) => {
        const show = formatMessage({ id: 'search.none.show' }, { count: total });
        return (
          <li key={id}>
            <Figure>{formatNumber(total)}</Figure>
            <span>
              <b>{words}</b>
              {detail === '' ? null : <small>{detail}</small>}
            </span>
            <Link href={listHref(prefix, search)} aria-label={`${words}: ${show}`}>
              {show}
            </Link>
          </li>
        );
      })}
    </Rows>
  );
};

/** Searches that differ in a word, such as the town: side by side. */
const WayChips = ({ label, ways }: { label: string; ways: readonly CountedWay[] }) => {
  const { prefix } = useLocaleInfo().market;
  const { formatMessage, formatNumber } = useIntl();
  return (
    <ChipGroup label={label}>
      {ways.map(({ id, words, total, search }) => (
        <ChipLink
          key={id}
          href={listHref(prefix, search)}
          count={formatNumber(total)}
          aria-label={`${words}: ${formatMessage({ id: 'search.none.show' }, { count: total })}`}
        >
          {words}
        </ChipLink>
      ))}
    </ChipGroup>
  );
};

const Root = styled.section`
  display: grid;
  gap: 12px;
  grid-template-columns: minmax(0, 1fr);
`;

interface WayGroupProps {
  hue: Hue;
  title: ReactNode;
  ways: readonly CountedWay[];
  /** Further searches, side by side. */
  chips?: { label: string; ways: readonly CountedWay[] };
}

/** Ways on of one kind under their title; nothing without any. */
export const WayGroup = ({ hue, title, ways, chips }: WayGroupProps) => {
  const hasChips = chips !== undefined && chips.ways.length > 0;
  if (ways.length === 0 && !hasChips) return null;
  return (
    <Root data-hue={hue}>
      <Heading level={3} size="h3">
        {title}
      </Heading>
      {ways.length === 0 ? null : <WayRows ways={ways} />}
      {hasChips ? <WayChips {...chips} /> : null}
    </Root>
  );
};

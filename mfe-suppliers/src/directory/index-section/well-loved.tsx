import styled from '@emotion/styled';
import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import { paths } from '@posy/shared-contracts';
import type { SupplierCard } from '@posy/shared-contracts/entities';
import { color, Link, media, NavLink, radius, Section, Text, Wrap } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { Heart } from '#shortlist/public';
import { CardWords } from '#supplier/card/card-words';
import { Picture } from '#supplier/card/picture';
import { emptySearch } from '#supplier/rules/asked/search-state';
import { listHref, supplierHref } from '#supplier/rules/links';
import { exampleTown } from './example-town';
import { wellLovedQuery, worksQuery } from './index-queries';
import { type ShownWedding, venueOf } from './unlike-weddings';

const Band = styled.div`
  padding-block: 56px;
  &[data-paper] {
    background: ${color.surface};
  }
  ${media.tablet} {
    padding-block: 72px;
  }
`;

/** Four beside each other; on phones they scroll sideways. */
const Row = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 244px;
  gap: 16px;
  overflow-x: auto;
  scrollbar-width: none;
  margin-inline: -16px;
  padding-inline: 16px;
  ${media.tablet} {
    grid-auto-columns: minmax(0, 1fr);
    gap: 24px;
    overflow: visible;
    margin-inline: 0;
    padding-inline: 0;
  }
  &[data-kind='weddings'] {
    ${media.tablet} {
      grid-template-columns: 3fr 2fr 2fr;
    }
  }
  & > li {
    position: relative;
    display: grid;
    grid-template-rows: auto;
    gap: 3px;
    align-content: start;
    min-inline-size: 0;
  }
  & img {
    inline-size: 100%;
    block-size: 190px;
    margin-block-end: 8px;
    object-fit: cover;
    background: ${color.sunken};
    border-radius: ${radius.picture};
  }
  &[data-kind='weddings'] img {
    ${media.tablet} {
      block-size: 320px;
    }
  }
  & a::after {
    position: absolute;
    inset: 0;
    border-radius: ${radius.picture};
    content: '';
  }
  & > li:hover a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const Corner = styled.div`
  position: absolute;
  inset-block-start: 8px;
  inset-inline-end: 8px;
`;

const Loved = ({ supplier }: { supplier: SupplierCard }) => (
  <li>
    <Picture picture={supplier.picture} shape="4x3" sizes="(min-width: 768px) 285px, 244px" />
    <CardWords supplier={supplier} level={3} />
    <Corner>
      <Heart supplier={supplier} isOnPicture />
    </Corner>
  </li>
);

/** A real wedding; its card links to its venue. */
const Wedding = ({ shown: { wedding, photo } }: { shown: ShownWedding }) => {
  const { market } = useLocaleInfo();
  const { title } = wedding;
  const venue = venueOf(wedding);
  return (
    <li>
      {photo === null ? null : <Picture picture={photo} shape="4x3" sizes="(min-width: 768px) 480px, 244px" />}
      <Text isStrong>{title}</Text>
      {venue === undefined ? null : (
        <Text size="small" tone="soft">
          <NavLink
            href={supplierHref(market.prefix, { type: venue.supplierCategory, publicId: venue.supplierPublicId })}
          >
            {`${venue.supplierName}, ${venue.address.town}`}
          </NavLink>
        </Text>
      )}
    </li>
  );
};

/**
 * The best rated suppliers around a town, one of each category; renders nothing while loading, with nothing below it.
 */
export const WellLoved = () => {
  const { api } = useHost();
  const { market } = useLocaleInfo();
  const town = exampleTown[market.country];
  const { data } = useQuery(wellLovedQuery(api, market.country, town));
  const { data: weddings = [] } = useQuery(worksQuery(api, market.country, data));
  if (data === undefined) return null;
  const { loved, total } = data;
  return (
    <>
      {loved.length > 0 && (
        <Band data-paper="">
          <Wrap>
            <Section
              gap={6}
              title={<FormattedMessage id="suppliers.index.loved" values={{ town }} />}
              action={
                <Link href={listHref(market.prefix, { ...emptySearch, area: town })}>
                  <FormattedMessage id="suppliers.index.loved-all" values={{ count: total }} />
                </Link>
              }
            >
              <Row>
                {loved.map((supplier) => (
                  <Loved key={supplier.id} supplier={supplier} />
                ))}
              </Row>
            </Section>
          </Wrap>
        </Band>
      )}
      {weddings.length > 0 && (
        <Band>
          <Wrap>
            <Section
              gap={6}
              title={<FormattedMessage id="suppliers.index.weddings" />}
              action={
                <Link href={paths.realWeddings(market.prefix)}>
                  <FormattedMessage id="suppliers.index.weddings-all" />
                </Link>
              }
            >
              <Row data-kind="weddings">
                {weddings.map((shown) => (
                  <Wedding key={shown.wedding.id} shown={shown} />
                ))}
              </Row>
            </Section>
          </Wrap>
        </Band>
      )}
    </>
  );
};

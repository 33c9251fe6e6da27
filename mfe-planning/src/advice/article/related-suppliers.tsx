import styled from '@emotion/styled';
import { useHost, useLocaleInfo, useWedding } from '@posy/remote-kit';
import { queryOptions, useQuery } from '@posy/remote-kit/query';
import { type CountryCode, paths } from '@posy/shared-contracts';
import type { ApiClient } from '@posy/shared-contracts/endpoints';
import type { SupplierCard, SupplierCategory } from '@posy/shared-contracts/entities';
import { picturePath, type PictureWidth } from '@posy/shared-contracts/paths';
import { color, Link, media, NavLink, radius, Section, Text } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 20px 14px;
  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 20px;
  }
  & > li {
    position: relative;
    min-inline-size: 0;
  }
  & img {
    display: block;
    inline-size: 100%;
    block-size: auto;
    margin-block-end: 10px;
    border-radius: ${radius.picture};
    background: ${color.sunken};
  }
  & a {
    font-weight: 600;
  }
  & a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`;

const Part = styled.div`
  margin-block-start: 64px;
  @media print {
    display: none;
  }
`;

const shown = 4;

const relatedQuery = (
  api: ApiClient,
  countryCode: CountryCode,
  category: SupplierCategory | undefined,
  area?: string,
) =>
  queryOptions({
    queryKey: ['article-suppliers', countryCode, category, area],
    queryFn: ({ signal }) =>
      api.call('searchSuppliers', { body: { countryCode, category, area, sort: 'rating', size: shown } }, { signal }),
    enabled: category !== undefined,
    // A failed search hides the suppliers, not the article: the article is complete without them.
    throwOnError: false,
  });

const Supplier = ({ supplier: { type, publicId, name, town, county, picture } }: { supplier: SupplierCard }) => {
  const { market } = useLocaleInfo();
  const at = (width: PictureWidth): string => picturePath(picture, '4x3', width);
  return (
    <li>
      <img
        src={at(320)}
        srcSet={`${at(320)} 320w, ${at(640)} 640w`}
        sizes="(min-width: 768px) 280px, 46vw"
        width={320}
        height={240}
        alt={picture.label}
        loading="lazy"
        decoding="async"
      />
      <NavLink href={paths.supplier(market.prefix, type, publicId)}>{name}</NavLink>
      <Text size="small" tone="soft">
        {town === county ? town : `${town}, ${county}`}
      </Text>
    </li>
  );
};

/**
 * Suppliers of the article's categories, near the reader's wedding if it has a place. They stand at the end of the
 * page.
 */
export const RelatedSuppliers = ({ categories }: { categories: readonly SupplierCategory[] }) => {
  const { api } = useHost();
  const { market } = useLocaleInfo();
  const area = useWedding()?.location?.name;
  const [category] = categories;
  const { data } = useQuery(relatedQuery(api, market.country, category, area));
  if (category === undefined || data === undefined || data.results.length === 0) return null;
  return (
    <Part>
      <Section
        title={<FormattedMessage id="advice.suppliers" />}
        action={
          <Link href={paths.category(market.prefix, category, { area })}>
            <FormattedMessage id="advice.suppliers.all" values={{ count: data.total }} />
          </Link>
        }
      >
        <Row>
          {data.results.map((supplier) => (
            <Supplier key={supplier.id} supplier={supplier} />
          ))}
        </Row>
      </Section>
    </Part>
  );
};

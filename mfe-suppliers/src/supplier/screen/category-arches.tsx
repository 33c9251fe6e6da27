import styled from '@emotion/styled';
import { formatMoney, useLocaleInfo } from '@posy/remote-kit';
import { type MarketPrefix, paths } from '@posy/shared-contracts';
import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import { supplierCategories, type SupplierCategory } from '@posy/shared-contracts/entities';
import { color, media, motion, NavLink } from '@posy/shared-ui';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { pictureSources } from '../rules/picture-sources';

/** Seeds of recognisable pictures for each category. */
const seeds: Record<SupplierCategory, string> = {
  venues: '2',
  photographers: '3',
  florists: '6',
  caterers: '2',
  music: '6',
  video: '5',
  decoration: '5',
  entertainment: '2',
  cakes: '3',
  beauty: '3',
  dress: '4',
  transport: '1',
  menswear: '2',
  stationery: '4',
  marquee: '6',
};

/** Links beside each other, all of the same width. */
export const Arches = styled.ul`
  display: grid;
  gap: 22px 14px;
  grid-template-columns: repeat(auto-fill, minmax(96px, 1fr));
  &[data-slides] {
    grid-auto-flow: column;
    grid-auto-columns: 118px;
    grid-template-columns: none;
    overflow-x: auto;
    scrollbar-width: none;
    margin-inline: -16px;
    padding: 4px 16px 8px;
  }
  ${media.tablet} {
    &:not([data-slides]) {
      grid-template-columns: repeat(auto-fill, minmax(118px, 1fr));
    }
  }
  ${media.desk} {
    &,
    &[data-slides] {
      grid-auto-flow: row;
      grid-template-columns: repeat(8, minmax(0, 1fr));
      gap: 22px 18px;
      overflow: visible;
      margin-inline: 0;
      padding-inline: 0;
    }
  }
  & a {
    display: grid;
    gap: 8px;
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    font-weight: 600;
    font-size: 0.875rem;
    line-height: 1.3;
    text-align: center;
    border-radius: 14px;
  }
  & img {
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 4 / 5;
    object-fit: cover;
    background: ${color.sunken};
    border-radius: 99px 99px 14px 14px;
    transition: border-radius ${motion.slow} ${motion.easeOut};
  }
  & a:hover img {
    border-radius: 14px;
  }
  & small {
    display: block;
    min-block-size: 1.3em;
    font-size: 0.8125rem;
    font-weight: 400;
    color: ${color.inkFaint};
    font-variant-numeric: tabular-nums;
  }
`;

/** The lowest price of a category; null where nobody states one. */
export type StartPrice = NonNullable<EndpointOutput<'supplierCategories'>['categories'][number]['from']> | null;

const FromPrice = ({ from }: { from: StartPrice }) => {
  const { locale } = useLocaleInfo();
  if (from === null) return null;
  const { price, isPerHead } = from;
  return (
    <FormattedMessage
      id="suppliers.index.from"
      values={{ price: formatMoney(price, locale), isPerHead: String(isPerHead) }}
    />
  );
};

interface ArchProps {
  href: string;
  category: SupplierCategory;
  seed?: string;
  labelId?: `suppliers.category.${SupplierCategory}` | 'suppliers.category.all';
  /** Shown below the label; its line is reserved while it is loading. */
  children?: ReactNode;
  /** In a line of its own, which is reserved where there is none; undefined for no such line. */
  from?: StartPrice;
}

interface CategoryPictureProps {
  category: SupplierCategory;
  seed?: string;
}

/** The picture of a category, beside its label. */
export const CategoryPicture = ({ category, seed = seeds[category] }: CategoryPictureProps) => (
  <img
    {...pictureSources({ category, seed }, '1x1')}
    sizes="160px"
    alt=""
    loading="lazy"
    fetchPriority="low"
    decoding="async"
  />
);

/** A link to a category. The picture repeats the label and is decoration. */
export const Arch = ({
  href,
  category,
  seed,
  labelId = `suppliers.category.${category}`,
  children,
  from,
}: ArchProps) => (
  <li>
    <NavLink href={href}>
      <CategoryPicture category={category} seed={seed} />
      <span>
        <FormattedMessage id={labelId} />
        <small>{children}</small>
        {from === undefined ? null : (
          <small>
            <FromPrice from={from} />
          </small>
        )}
      </span>
    </NavLink>
  </li>
);

const Count = ({ of }: { of: number | undefined }) => (of === undefined ? null : <FormattedNumber value={of} />);

export interface CategoryArchesProps {
  /** Number of suppliers of each category; null while loading, or after a failure. */
  counts: ReadonlyMap<SupplierCategory, number> | null;
  /** Lowest price of each category; undefined to show none. */
  prices?: ReadonlyMap<SupplierCategory, StartPrice>;
  /** Adds a last link to all categories, with its count. */
  all?: { count: number | undefined };
  /** One row that scrolls sideways on phones. */
  canSlide?: boolean;
}

/** A link to each category. */
export const CategoryArches = ({ counts, prices, all, canSlide }: CategoryArchesProps) => {
  const market: MarketPrefix = useLocaleInfo().market.prefix;
  return (
    <Arches data-slides={canSlide ? '' : undefined}>
      {supplierCategories.map((category) => (
        <Arch
          key={category}
          href={paths.category(market, category)}
          category={category}
          from={prices === undefined ? undefined : (prices.get(category) ?? null)}
        >
          <Count of={counts?.get(category)} />
        </Arch>
      ))}
      {all === undefined ? null : (
        <Arch href={paths.directory(market)} category="venues" seed="11" labelId="suppliers.category.all">
          <Count of={all.count} />
        </Arch>
      )}
    </Arches>
  );
};

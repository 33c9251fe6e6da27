import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { supplierCategories, type SupplierCategory } from '@posy/shared-contracts/entities';
import { useIntl } from 'react-intl';
import type { Microsite } from '../rules/microsite';
import { PartFrame } from './part-frame';

const Credits = styled.ul`
  display: grid;
  gap: 20px 24px;
  grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), 1fr));
  & > li {
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    font-size: 0.875rem;
    color: var(--site-soft);
  }
  & :is(a, b) {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    font-weight: 600;
    color: var(--site-ink);
  }
  & a {
    text-decoration: underline 1px;
    text-underline-offset: 4px;
  }
`;

const isCategory = (category: string): category is SupplierCategory =>
  supplierCategories.some((known) => known === category);

interface Props {
  credits: Microsite['credits'];
  /** In a picture of the page nothing leads anywhere. */
  isPreview: boolean;
}

/** The suppliers whom the couple thanks, each with the way to its profile where it has one. */
export const SiteCredits = ({ credits, isPreview }: Props) => {
  const { formatMessage } = useIntl();
  const { market } = useLocaleInfo();
  if (credits.length === 0) return null;
  return (
    <PartFrame id="credits" title={formatMessage({ id: 'website.site.credits' })} isBand isPreview={isPreview}>
      <Credits>
        {credits.map(({ name, category, supplier }) => (
          <li key={`${category} ${name}`}>
            {isCategory(category) ? <small>{formatMessage({ id: `website.site.credit.${category}` })}</small> : null}
            {supplier === null || isPreview ? (
              <b>{name}</b>
            ) : (
              <a href={paths.supplier(market.prefix, supplier.category, supplier.id)}>{name}</a>
            )}
          </li>
        ))}
      </Credits>
    </PartFrame>
  );
};

import styled from '@emotion/styled';
import { useViewport } from '@posy/remote-kit';
import { color } from '@posy/shared-ui';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { SupplierSearch } from '#supplier/rules/asked/search-state';
import type { SearchResponse } from '#supplier/rules/search-queries';
import type { useFilters } from './use-filters';

const FilterFields = lazy(() => import('./filter-fields').then((module) => ({ default: module.FilterFields })));
const FiltersSheet = lazy(() => import('./filters-sheet').then((module) => ({ default: module.FiltersSheet })));

const InPlace = styled.section`
  padding: 20px;
  border-radius: 18px;
  background: ${color.surface};
  border: 1px solid ${color.line};
`;

/** From this width the filters are part of the page, in CSS pixels. */
const tablet = 768;

interface Props {
  search: SupplierSearch;
  found: SearchResponse;
  filters: ReturnType<typeof useFilters>;
}

/** The open filters: in place on wide screens, a sheet on phones. */
export const Filters = ({ search, found, filters: { isOpen, change, close, clear } }: Props) => {
  const { formatMessage } = useIntl();
  const isWide = useViewport().width >= tablet;
  if (!isOpen) return null;
  if (isWide)
    return (
      <InPlace aria-label={formatMessage({ id: 'search.filters' })}>
        <Suspense fallback={null}>
          <FilterFields search={search} found={found} onChange={change} />
        </Suspense>
      </InPlace>
    );
  return (
    <Suspense fallback={null}>
      <FiltersSheet isOpen onClose={close} onClear={clear} search={search} found={found} onChange={change} />
    </Suspense>
  );
};

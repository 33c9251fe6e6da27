import styled from '@emotion/styled';
import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import { color, IconButton, shadow } from '@posy/shared-ui';
import { MinusIcon, PlusIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MapBounds, SupplierSearch } from '#supplier/rules/asked/search-state';
import { mapQuery, type SearchResponse } from '#supplier/rules/search-queries';
import { ChosenCard } from './chosen-card';
import { countryBoundsQuery, landQuery } from './ground/land-of';
import { MapCredit, MapGround } from './ground/map-ground';
import { mappedOf, type MappedSupplier } from './mapped';
import { Pins } from './pins';
import type { Land } from './rules/land';
import { boundsOf, cornersOf, pointOf, type Size, type View, viewOf, zoomed } from './rules/mercator';
import { SearchHere } from './search-here';
import { keysOf, useHands } from './use-hands';
import { useMapView } from './use-map-view';

const Root = styled.section`
  position: relative;
  block-size: 100%;
  overflow: hidden;
  border-radius: inherit;
  background: ${color.bluebell.wash};
  isolation: isolate;
`;

const Area = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  border-radius: inherit;
  touch-action: none;
  cursor: grab;
  user-select: none;
  &:active {
    cursor: grabbing;
  }
  &:focus-visible {
    outline: 3px solid ${color.focus};
    outline-offset: -3px;
  }
`;

const Zoom = styled.div`
  position: absolute;
  inset-block-end: 28px;
  inset-inline-end: 14px;
  z-index: 3;
  display: grid;
  border-radius: 14px;
  background: ${color.surface};
  box-shadow: ${shadow.float};
`;

/** Below the search of the shown part. */
const Some = styled.p`
  position: absolute;
  inset-block-start: 68px;
  inset-inline-start: 14px;
  z-index: 3;
  padding: 4px 10px;
  border-radius: 99px;
  background: ${color.surface};
  box-shadow: ${shadow.float};
  font-size: 0.8125rem;
`;

const Credit = styled.p`
  position: absolute;
  inset-block-end: 4px;
  inset-inline-end: 10px;
  color: ${color.inkSoft};
  font-size: 0.6875rem;
`;

/** The parts of the world that a map may show. */
interface Aims {
  suppliers: readonly MappedSupplier[];
  /** The requested part of the map; null without one. */
  bounds: MapBounds | null;
  /** The part that the country's map begins with; undefined until it has loaded. */
  country: MapBounds | undefined;
  land: Land | undefined;
}

/** Returns the view of all results, or of the requested part of the map; of the country when there is neither. */
const aimAt = ({ suppliers, bounds, country, land }: Aims, size: Size): View => {
  if (bounds !== null) return viewOf(cornersOf(bounds), size, 0, Infinity);
  const points = suppliers.map(({ location }) => pointOf(location));
  if (points.length > 0) return viewOf(points, size, 64);
  if (country !== undefined) return viewOf(cornersOf(country), size, 0);
  const towns = land?.towns.slice(0, 40) ?? [];
  return towns.length > 0 ? viewOf(towns, size, 48) : fallback;
};

const fallback: View = { x: 0.49, y: 0.33, scale: 2 ** 13 };

/** Returns the results of the page, and of all other pages once they have loaded; `isComing` until then. */
const useEverybody = (
  found: SearchResponse,
  search: SupplierSearch,
): { results: SearchResponse['results']; isComing: boolean } => {
  const { api } = useHost();
  const { country } = useLocaleInfo().market;
  const isMore = found.total > found.results.length;
  const { data, isLoading } = useQuery({ ...mapQuery(api, country, search), enabled: isMore });
  return { results: isMore ? (data ?? found.results) : found.results, isComing: isLoading };
};

/** States when the map does not show all results, or when there are none. */
const Shown = ({ count, total }: { count: number; total: number }) =>
  total === 0 ? (
    <Some role="status">
      <FormattedMessage id="search.map.nobody" />
    </Some>
  ) : count >= total ? null : (
    <Some>
      <FormattedMessage id="search.map.some" values={{ count, total }} />
    </Some>
  );

export interface ResultsMapProps {
  found: SearchResponse;
  search: SupplierSearch;
  onSearch: (bounds: MapBounds) => void;
}

/** The suppliers of a page on a map that needs no third party. */
export const ResultsMap = ({ found, search, onSearch }: ResultsMapProps) => {
  const { api } = useHost();
  const { country } = useLocaleInfo().market;
  const { formatMessage } = useIntl();
  const { data: land } = useQuery(landQuery(country));
  const { results, isComing } = useEverybody(found, search);
  const suppliers = mappedOf(results, found.distanceFrom);
  const isOfNobody = search.bounds === null && suppliers.length === 0;
  const { data: whole } = useQuery({ ...countryBoundsQuery(api, country), enabled: isOfNobody });
  const aimOf = JSON.stringify([search.bounds, ...(search.bounds === null ? suppliers.map(({ id }) => id) : [])]);
  const { size, measured, view, isMoved, move } = useMapView(aimOf, (room) =>
    aimAt({ suppliers, bounds: search.bounds, country: whole, land }, room),
  );
  const area = useHands(move);
  return (
    <Root ref={measured} aria-label={formatMessage({ id: 'search.map' })} aria-busy={isComing}>
      <Area
        ref={area}
        role="group"
        tabIndex={0}
        aria-label={formatMessage({ id: 'search.map.keys' })}
        onKeyDown={keysOf(move)}
      >
        <MapGround country={country} view={view} size={size} />
        <Pins {...{ suppliers, view, size }} onCloser={(closer) => move(() => closer)} />
      </Area>
      <Shown count={suppliers.length} total={found.total} />
      <SearchHere bounds={isMoved ? boundsOf(view, size) : null} onSearch={onSearch} />
      <Zoom>
        <IconButton label={formatMessage({ id: 'search.map.closer' })} onPress={() => move((last) => zoomed(last, 2))}>
          <PlusIcon />
        </IconButton>
        <IconButton
          label={formatMessage({ id: 'search.map.further' })}
          onPress={() => move((last) => zoomed(last, 0.5))}
        >
          <MinusIcon />
        </IconButton>
      </Zoom>
      <Credit>
        <MapCredit>
          <FormattedMessage id="search.map.credit" />
        </MapCredit>
      </Credit>
      <ChosenCard suppliers={suppliers} search={search} />
    </Root>
  );
};

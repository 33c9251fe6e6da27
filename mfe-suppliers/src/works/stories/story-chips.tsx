import styled from '@emotion/styled';
import { useHost, useLocaleInfo } from '@posy/remote-kit';
import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import { guestBands, weddingSeasons } from '@posy/shared-contracts/entities';
import { Chip, ChipGroup, color, media } from '@posy/shared-ui';
import { FormattedNumber, useIntl } from 'react-intl';
import { SelectChip } from '#supplier/screen/select-chip';
import { storiesHref, type StoryFilters } from './story-filters';

type Facets = EndpointOutput<'realWeddings'>['facets'];

const Panel = styled.section`
  display: grid;
  gap: 14px;
  padding: 18px;
  border: 1px solid ${color.line};
  border-radius: 18px;
  background: ${color.surface};
  /* Three scrolling rows, so that the first wedding is on the first screen. */
  ${media.phone} {
    gap: 8px;
    padding: 0;
    border: 0;
    background: none;
  }
`;

/** The most common first; the chosen one stays, whatever its total. */
const keysOf = (counts: Readonly<Record<string, number>>, chosen: string): string[] =>
  [...new Set([...Object.keys(counts), ...(chosen === '' ? [] : [chosen])])].sort(
    (a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a.localeCompare(b),
  );

const inWords = ['palette', 'theme', 'county'] as const;

/** The filters of the list, each with its total. */
export const StoryChips = ({ filters, facets }: { filters: StoryFilters; facets: Facets }) => {
  const host = useHost();
  const { prefix } = useLocaleInfo().market;
  const { formatMessage, formatNumber } = useIntl();
  const go = (changes: Partial<StoryFilters>): void =>
    host.navigate(storiesHref(prefix, { ...filters, ...changes, page: 1 }));
  return (
    <Panel aria-label={formatMessage({ id: 'stories.filters' })}>
      <ChipGroup label={formatMessage({ id: 'stories.season' })} canSlide>
        {weddingSeasons.map((season) => (
          <Chip
            key={season}
            isChosen={filters.season === season}
            isDisabled={(facets.season[season] ?? 0) === 0 && filters.season !== season}
            count={<FormattedNumber value={facets.season[season] ?? 0} />}
            onPress={() => go({ season: filters.season === season ? null : season })}
          >
            {formatMessage({ id: `stories.season.${season}` })}
          </Chip>
        ))}
      </ChipGroup>
      <ChipGroup label={formatMessage({ id: 'stories.guests' })} canSlide>
        {guestBands.map((band) => (
          <Chip
            key={band}
            isChosen={filters.guests === band}
            isDisabled={(facets.guests[band] ?? 0) === 0 && filters.guests !== band}
            count={<FormattedNumber value={facets.guests[band] ?? 0} />}
            onPress={() => go({ guests: filters.guests === band ? null : band })}
          >
            {formatMessage({ id: `stories.guests.${band}` })}
          </Chip>
        ))}
      </ChipGroup>
      <ChipGroup label={formatMessage({ id: 'stories.more' })} canSlide>
        {inWords.map((name) => (
          <SelectChip
            key={name}
            label={formatMessage({ id: `stories.${name}` })}
            value={filters[name]}
            onChange={(value) => go({ [name]: value })}
          >
            <option value="">{formatMessage({ id: `stories.${name}.any` })}</option>
            {keysOf(facets[name], filters[name]).map((key) => (
              <option key={key} value={key}>{`${key} (${formatNumber(facets[name][key] ?? 0)})`}</option>
            ))}
          </SelectChip>
        ))}
      </ChipGroup>
    </Panel>
  );
};

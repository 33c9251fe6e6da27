import styled from '@emotion/styled';
import { useHost, useLocaleInfo } from '@posy/remote-kit';
import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import { guestBands } from '@posy/shared-contracts/entities';
import { Chip, ChipGroup, color, media } from '@posy/shared-ui';
import { FormattedNumber, useIntl } from 'react-intl';
import { SelectChip } from '#supplier/screen/select-chip';
import { PaletteTiles } from './palette-tiles';
import { SeasonTiles } from './season-tiles';
import { storiesHref, type StoryFilters } from './story-filters';

type Facets = EndpointOutput<'realWeddings'>['facets'];

const Panel = styled.section`
  display: grid;
  gap: 20px 40px;
  padding: 24px;
  border: 1px solid ${color.line};
  border-radius: 24px;
  background: ${color.surface};
  grid-template-columns: minmax(0, 1fr);
  & > * {
    min-inline-size: 0;
  }
  ${media.desk} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > [data-whole] {
      grid-column: 1 / -1;
    }
  }
  /* Scrolling rows, so that the first wedding is on the first screen. */
  ${media.phone} {
    gap: 10px;
    padding: 0;
    border: 0;
    background: none;
  }
`;

const Named = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  align-content: start;
  & > b {
    font-size: 0.9375rem;
    font-weight: 600;
    ${media.phone} {
      display: none;
    }
  }
`;

/** The most common first; the chosen one stays, whatever its total. */
const keysOf = (counts: Readonly<Record<string, number>>, chosen: string): string[] =>
  [...new Set([...Object.keys(counts), ...(chosen === '' ? [] : [chosen])])].sort(
    (a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a.localeCompare(b),
  );

const inWords = ['theme', 'county'] as const;

/** The filters of the list, each with its total. */
export const StoryChips = ({ filters, facets }: { filters: StoryFilters; facets: Facets }) => {
  const host = useHost();
  const { prefix } = useLocaleInfo().market;
  const { formatMessage, formatNumber } = useIntl();
  const go = (changes: Partial<StoryFilters>): void =>
    host.navigate(storiesHref(prefix, { ...filters, ...changes, page: 1 }));
  return (
    <Panel aria-label={formatMessage({ id: 'stories.filters' })}>
      <Named data-whole>
        <b aria-hidden>{formatMessage({ id: 'stories.palette' })}</b>
        <PaletteTiles
          palettes={keysOf(facets.palette, filters.palette)}
          countOf={(palette) => facets.palette[palette] ?? 0}
          chosen={filters.palette}
          onChoose={(palette) => go({ palette })}
        />
      </Named>
      <Named>
        <b aria-hidden>{formatMessage({ id: 'stories.season' })}</b>
        <SeasonTiles
          countOf={(season) => facets.season[season] ?? 0}
          chosen={filters.season}
          onChoose={(season) => go({ season })}
        />
      </Named>
      <Named>
        <b aria-hidden>{formatMessage({ id: 'stories.guests' })}</b>
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
      </Named>
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

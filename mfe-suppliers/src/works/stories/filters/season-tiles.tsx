import styled from '@emotion/styled';
import { type WeddingSeason, weddingSeasons } from '@posy/shared-contracts/entities';
import { color, type Hue, media } from '@posy/shared-ui';
import { FormattedNumber, useIntl } from 'react-intl';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  & > button {
    flex: 1 1 auto;
  }
  /* Two and two: a fourth alone in its row would look like another kind of filter. */
  ${media.phone} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Tile = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-block-size: 44px;
  padding: 5px 12px 5px 8px;
  border: 1.5px solid transparent;
  border-radius: 14px;
  background: ${color.hue.wash};
  font-size: 0.875rem;
  font-weight: 600;
  & > svg {
    flex: none;
    inline-size: 26px;
    block-size: 26px;
    fill: ${color.hue.main};
    & > circle {
      fill: ${color.hue.deep};
    }
  }
  & small {
    font-size: inherit;
    font-weight: 400;
    color: ${color.inkSoft};
    font-variant-numeric: tabular-nums;
  }
  &:hover:not(:disabled) {
    background: ${color.hue.soft};
  }
  &[aria-pressed='true'] {
    border-color: ${color.hue.deep};
    background: ${color.hue.soft};
  }
  &:disabled {
    background: ${color.sunken};
    color: ${color.inkFaint};
    cursor: default;
    & > svg,
    & > svg > circle {
      fill: ${color.lineStrong};
    }
  }
`;

const hues: Record<WeddingSeason, Hue> = {
  spring: 'peony',
  summer: 'primrose',
  autumn: 'apricot',
  winter: 'bluebell',
};

const petals = [0, 60, 120, 180, 240, 300];

const Bloom = () => (
  <svg viewBox="-12 -12 24 24" aria-hidden="true">
    {petals.map((turn) => (
      <ellipse key={turn} cy="-6.5" rx="3.6" ry="5" transform={`rotate(${turn})`} />
    ))}
    <circle r="3" />
  </svg>
);

interface Props {
  countOf: (season: WeddingSeason) => number;
  chosen: WeddingSeason | null;
  onChoose: (season: WeddingSeason | null) => void;
}

/** The seasons to filter by, each with its flower. */
export const SeasonTiles = ({ countOf, chosen, onChoose }: Props) => {
  const { formatMessage } = useIntl();
  return (
    <Row role="group" aria-label={formatMessage({ id: 'stories.season' })}>
      {weddingSeasons.map((season) => (
        <Tile
          key={season}
          type="button"
          data-hue={hues[season]}
          aria-pressed={season === chosen}
          disabled={countOf(season) === 0 && season !== chosen}
          onClick={() => onChoose(season === chosen ? null : season)}
        >
          <Bloom />
          <span>
            {formatMessage({ id: `stories.season.${season}` })}{' '}
            <small>
              <FormattedNumber value={countOf(season)} />
            </small>
          </span>
        </Tile>
      ))}
    </Row>
  );
};

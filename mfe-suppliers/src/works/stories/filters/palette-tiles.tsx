import styled from '@emotion/styled';
import { color, media } from '@posy/shared-ui';
import { FormattedNumber, useIntl } from 'react-intl';
import { toned } from '#works/petals/petals';
import { coloursOf } from '#works/rules/colours-of';

const Row = styled.div`
  display: grid;
  gap: 8px;
  grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
  ${media.phone} {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: 108px;
    overflow-x: auto;
    scrollbar-width: none;
    margin-inline: -16px;
    padding: 2px 16px;
  }
`;

const Tile = styled.button`
  display: grid;
  gap: 6px;
  align-content: start;
  padding: 7px 7px 8px;
  border: 1px solid ${color.line};
  border-radius: 14px;
  background: ${color.surface};
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-wrap: balance;
  &::first-letter {
    text-transform: uppercase;
  }
  & small {
    font-size: inherit;
    font-weight: 400;
    color: ${color.inkSoft};
    font-variant-numeric: tabular-nums;
  }
  &:hover:not(:disabled) {
    border-color: ${color.ink};
  }
  &[aria-pressed='true'] {
    border-color: ${color.stem};
    box-shadow: inset 0 0 0 1px ${color.stem};
    background: ${color.stemWash};
  }
  &:disabled {
    color: ${color.inkFaint};
    cursor: default;
  }
`;

const Swatch = styled.span`
  display: flex;
  block-size: 34px;
  border-radius: 9px 9px 9px 3px;
  overflow: hidden;
  box-shadow: 0 0 0 1px ${color.line};
  & > i {
    flex: 1;
    background: var(--tone);
  }
`;

/** The tones of a palette whose text names no known colour: those of the flowers. */
const everyColour = [color.peony.main, color.apricot.main, color.primrose.main, color.fern.main, color.bluebell.main];

const Tones = ({ palette }: { palette: string }) => {
  const known = coloursOf(palette).map(({ tone }) => tone);
  return (
    <Swatch aria-hidden>
      {(known.length === 0 ? everyColour : known).map((tone) => (
        <i key={tone} style={toned(tone)} />
      ))}
    </Swatch>
  );
};

interface Props {
  /** The commonest first. */
  palettes: readonly string[];
  countOf: (palette: string) => number;
  chosen: string;
  onChoose: (palette: string) => void;
}

/** Palettes to filter by, each in its colours; a press on the chosen one lets it go. */
export const PaletteTiles = ({ palettes, countOf, chosen, onChoose }: Props) => {
  const { formatMessage } = useIntl();
  return (
    <Row role="group" aria-label={formatMessage({ id: 'stories.palette' })}>
      {palettes.map((palette) => (
        <Tile
          key={palette}
          type="button"
          aria-pressed={palette === chosen}
          disabled={countOf(palette) === 0 && palette !== chosen}
          onClick={() => onChoose(palette === chosen ? '' : palette)}
        >
          <Tones palette={palette} />
          <span>
            {palette.charAt(0).toLocaleUpperCase() + palette.slice(1)}{' '}
            <small>
              <FormattedNumber value={countOf(palette)} />
            </small>
          </span>
        </Tile>
      ))}
    </Row>
  );
};

import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { color } from '@posy/shared-ui';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SupplierSearch } from '#supplier/rules/asked/search-state';
import { priceWords } from '../sentence/part-words';
import { type PriceRange, type PriceSpread, rangeOf, stepsOf } from './price-steps';
import { type Ends, RangeSlider } from './range-slider';

const Root = styled.section`
  display: grid;
  gap: 4px;
  align-content: start;
  & > p {
    font-size: 0.875rem;
    font-weight: 600;
  }
  & > small {
    color: ${color.inkSoft};
    font-size: 0.8125rem;
  }
`;

const Bars = styled.div`
  display: flex;
  align-items: flex-end;
  gap: 2px;
  block-size: 56px;
  margin-block-start: 6px;
  & > i {
    flex: 1;
    min-block-size: 2px;
    border-start-start-radius: 3px;
    border-start-end-radius: 3px;
    background: ${color.lineStrong};
  }
  & > i[data-in] {
    background: ${color.primrose.main};
  }
`;

const isSame = (one: Ends, other: Ends): boolean => one.low === other.low && one.high === other.high;

interface Props {
  spread: PriceSpread;
  search: SupplierSearch;
  onChange: (range: PriceRange) => void;
  /** Fields for the same prices. */
  exact: ReactNode;
}

/** The distribution of prices with a slider for both ends of a range; it applies when it is released. */
export const PriceFilter = ({ spread, search, onChange, exact }: Props) => {
  const { market } = useLocaleInfo();
  const intl = useIntl();
  const { formatMessage } = intl;
  const asked = stepsOf(spread, search);
  const [draft, setDraft] = useState<{ of: Ends; ends: Ends } | null>(null);
  const ends = draft !== null && isSame(draft.of, asked) ? draft.ends : asked;
  const moved = rangeOf(spread, ends);
  // A typed price stands between two steps: it is called by itself until its end of the slider is moved.
  const range: PriceRange = {
    priceMin: ends.low === asked.low ? search.priceMin : moved.priceMin,
    priceMax: ends.high === asked.high ? search.priceMax : moved.priceMax,
  };
  const any = formatMessage({ id: 'search.price.any' });
  const words = (priced: PriceRange): string => priceWords(intl, market, priced) ?? any;
  const tallest = Math.max(...spread.counts);
  const send = (): void => {
    if (!isSame(ends, asked)) onChange(range);
  };
  return (
    <Root aria-label={formatMessage({ id: 'search.price' })}>
      <p>{words(range)}</p>
      <small>
        <FormattedMessage
          id="search.price.for"
          values={{ isOurs: String(search.freeOn !== '' || search.guests !== null) }}
        />
      </small>
      <Bars aria-hidden="true">
        {spread.counts.map((count, place) => (
          <i
            key={place}
            data-in={place >= ends.low && place < ends.high ? '' : undefined}
            style={{ blockSize: count === 0 ? 0 : `${Math.max(6, (count / tallest) * 100)}%` }}
          />
        ))}
      </Bars>
      <RangeSlider
        ends={ends}
        most={spread.counts.length}
        labels={{ low: formatMessage({ id: 'search.price.low' }), high: formatMessage({ id: 'search.price.high' }) }}
        words={{ low: words({ ...range, priceMax: null }), high: words({ ...range, priceMin: null }) }}
        onChange={(changed) => setDraft({ of: asked, ends: changed })}
        onRelease={send}
      />
      {exact}
    </Root>
  );
};

import styled from '@emotion/styled';
import { formatMoney, useLocaleInfo } from '@posy/remote-kit';
import { color } from '@posy/shared-ui';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SupplierSearch } from '#supplier/rules/asked/search-state';
import { priceAt, type PriceSpread, stepOf } from './price-steps';

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

const Slider = styled.input`
  inline-size: 100%;
  min-block-size: 44px;
  margin-block-start: -18px;
  accent-color: ${color.stem};
  cursor: pointer;
`;

interface Props {
  spread: PriceSpread;
  search: SupplierSearch;
  onChange: (priceMax: number | null) => void;
  /** A field for the same price. */
  exact: ReactNode;
}

/** The distribution of prices with a slider for the maximum; it applies when it is released. */
export const PriceFilter = ({ spread, search, onChange, exact }: Props) => {
  const { currency, locale } = useLocaleInfo().market;
  const { formatMessage } = useIntl();
  const asked = stepOf(spread, search.priceMax);
  const [draft, setDraft] = useState<{ from: number; step: number } | null>(null);
  const step = draft?.from === asked ? draft.step : asked;
  const most = spread.counts.length;
  const isHeld = draft !== null && step !== asked;
  // A typed price stands between two steps: it is called by itself until the slider is moved.
  const priceMax = isHeld ? priceAt(spread, step) : search.priceMax;
  const words =
    priceMax === null
      ? formatMessage({ id: 'search.price.any' })
      : formatMessage({ id: 'search.wish.upTo' }, { price: formatMoney({ amount: priceMax * 100, currency }, locale) });
  const tallest = Math.max(...spread.counts);
  const send = (): void => {
    if (step !== asked) onChange(priceMax);
  };
  return (
    <Root aria-label={formatMessage({ id: 'search.price' })}>
      <p>{words}</p>
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
            data-in={place < step ? '' : undefined}
            style={{ blockSize: count === 0 ? 0 : `${Math.max(6, (count / tallest) * 100)}%` }}
          />
        ))}
      </Bars>
      <Slider
        type="range"
        aria-label={formatMessage({ id: 'search.price' })}
        aria-valuetext={words}
        min={1}
        max={most}
        value={step}
        onChange={({ currentTarget }) => setDraft({ from: asked, step: Number(currentTarget.value) })}
        onPointerUp={send}
        onKeyUp={send}
        onBlur={send}
      />
      {exact}
    </Root>
  );
};

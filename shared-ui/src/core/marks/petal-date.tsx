import styled from '@emotion/styled';
import { color, type Hue } from '#tokens/token-names';

const Root = styled.time`
  display: block;
  flex: none;
  inline-size: 46px;
  padding-block: 6px;
  border-radius: 12px;
  border-end-start-radius: 4px;
  background: ${color.hue.wash};
  color: ${color.hue.deep};
  font-size: 0.75rem;
  font-weight: 600;
  line-height: 1.15;
  text-align: center;
  & > b {
    display: block;
    font-size: 1.0625rem;
    font-variant-numeric: tabular-nums;
  }
`;

export interface PetalDateProps {
  /** ISO date, for machines. */
  dateTime: string;
  /** The day of the month, already in the locale's figures. */
  day: string;
  /** The month, short. */
  month: string;
  hue?: Hue;
}

/** A day over its month in a petal. */
export const PetalDate = ({ dateTime, day, month, hue = 'apricot' }: PetalDateProps) => (
  <Root dateTime={dateTime} data-hue={hue}>
    <b>{day}</b> {month}
  </Root>
);

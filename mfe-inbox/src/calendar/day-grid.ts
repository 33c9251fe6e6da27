import styled from '@emotion/styled';
import { color } from '@posy/shared-ui';

const petal = `border-radius: 50%; border-end-start-radius: 12px;`;

/** A month of days: what is taken is dark, what is held has an edge, what is free is pale, what is closed is grey. */
export const DayGrid = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 3px;
  & th {
    padding-block: 6px;
    font-size: 0.8125rem;
    font-weight: 600;
    color: ${color.inkFaint};
  }
  & td {
    position: relative;
    padding: 0;
    text-align: center;
  }
  & button {
    inline-size: 100%;
    max-inline-size: 46px;
    min-block-size: 40px;
    aspect-ratio: 1;
    ${petal}
    font-weight: 550;
    font-variant-numeric: tabular-nums;
    background: ${color.fern.wash};
    color: ${color.fern.deep};
  }
  & button[data-state='held'] {
    background: ${color.surface};
    color: ${color.apricot.deep};
    box-shadow: inset 0 0 0 2px ${color.apricot.main};
  }
  & button[data-state='busy'] {
    background: ${color.ink};
    color: ${color.canvas};
    font-weight: 700;
  }
  & button[data-state='closed'] {
    background: ${color.sunken};
    color: ${color.inkSoft};
    font-weight: 400;
  }
  & button:disabled {
    background: none;
    color: ${color.inkFaint};
    font-weight: 400;
    box-shadow: none;
    cursor: default;
  }
  & button[aria-expanded='true'] {
    outline: 3px solid ${color.stem};
    outline-offset: 2px;
  }
  & td > span {
    position: absolute;
    inset-block-start: -4px;
    inset-inline-end: 0;
    min-inline-size: 18px;
    padding-inline: 4px;
    border-radius: 9px;
    background: ${color.peony.soft};
    color: ${color.peony.deep};
    font-size: 0.75rem;
    font-weight: 700;
    line-height: 18px;
    pointer-events: none;
  }
`;

/** The legend for the marks of days. */
export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 16px;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: 0.875rem;
  & > li {
    display: inline-flex;
    gap: 8px;
    align-items: center;
  }
  & i {
    inline-size: 20px;
    block-size: 20px;
    ${petal}
    background: ${color.fern.wash};
  }
  & i[data-state='held'] {
    background: ${color.surface};
    box-shadow: inset 0 0 0 2px ${color.apricot.main};
  }
  & i[data-state='busy'] {
    background: ${color.ink};
  }
  & i[data-state='closed'] {
    background: ${color.sunken};
  }
  & i[data-asking] {
    display: grid;
    place-items: center;
    border-radius: 99px;
    background: ${color.peony.soft};
    color: ${color.peony.deep};
    font-size: 0.75rem;
    font-style: normal;
    font-weight: 700;
  }
`;

/** Months beside what is looked at; below each other on a phone. */
export const CalendarColumns = styled.div`
  display: grid;
  gap: 20px;
  align-items: start;
  @media (min-width: 1000px) {
    grid-template-columns: minmax(0, 2.1fr) minmax(0, 1fr);
  }
  & > div {
    display: grid;
    gap: 20px;
    min-inline-size: 0;
  }
`;

export const Months = styled.div`
  display: grid;
  gap: 20px;
  grid-template-columns: repeat(auto-fit, minmax(min(290px, 100%), 1fr));
`;

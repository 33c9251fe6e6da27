import styled from '@emotion/styled';
import { FormattedMessage } from 'react-intl';
import type { GuestEvent } from '#households/public';
import { type SiteTheme } from '#public-site/public';
import type { Paper, TextCardCount } from '../rules/card-sheets';
import { hoursOf, typeHeight } from '../rules/day-order';
import { CardFoot, EqualCards } from './text-card';

const Hours = styled.ol`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.5em 1.2em;
  max-inline-size: 100%;
  text-align: start;
  & > li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }
  & time {
    color: var(--card-accent);
    font-variant-numeric: lining-nums tabular-nums;
    line-height: 1.4;
  }
  & span,
  & small {
    display: block;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  & small {
    font-size: 0.8em;
  }
`;

interface Props {
  couple: string;
  day: string | null;
  events: readonly GuestEvent[];
  theme: SiteTheme;
  paper: Paper;
  count: TextCardCount;
}

/** A sheet of equal cards with the events of a day. */
export const DayCardSheet = ({ couple, day, events, ...sheet }: Props) => (
  <EqualCards {...sheet}>
    <h3>
      <FormattedMessage id="table-cards.day" />
    </h3>
    <Hours style={{ fontSize: `${typeHeight(sheet.paper, sheet.count, events.length)}mm` }}>
      {events.map(({ id, name, place, time }) => (
        <li key={id}>
          <time>{hoursOf(time)}</time>
          <div>
            <span>{name}</span>
            {place === '' ? null : <small>{place}</small>}
          </div>
        </li>
      ))}
    </Hours>
    <CardFoot couple={couple} day={day} />
  </EqualCards>
);

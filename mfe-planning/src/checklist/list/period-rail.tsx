import styled from '@emotion/styled';
import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { useLocation } from '@posy/remote-kit/router';
import { type Period, periods } from '@posy/shared-contracts/entities';
import { color, media, NavLink, VisuallyHidden } from '@posy/shared-ui';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { currentPeriod } from '#plan/tasks/period-dates';
import { periodName } from '#plan/tasks/period-names';
import { periodAnchor } from './period-section';

const Nav = styled.nav`
  display: none;
  @media print {
    display: none !important;
  }
  ${media.desk} {
    display: block;
    position: sticky;
    inset-block-start: 96px;
    align-self: start;
  }
  & a {
    display: flex;
    gap: 8px;
    justify-content: space-between;
    padding: 8px 12px;
    border-radius: 9px;
    font-size: 0.9375rem;
    font-weight: 500;
    color: ${color.inkSoft};
  }
  & a:hover {
    background: ${color.sunken};
  }
  & a[aria-current] {
    background: ${color.fern.wash};
    color: ${color.fern.deep};
    font-weight: 600;
  }
  & a > span:last-of-type {
    font-variant-numeric: tabular-nums;
  }
`;

const scrollTo = (hash: string): void =>
  document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'start', behavior: 'auto' });

interface Props {
  date: string | null;
  left: Record<Period, number>;
  /** Periods that are listed now; the others are no links. */
  listed: readonly Period[];
}

/** The periods with the number of open tasks in each. The chosen period, else today's, is highlighted. */
export const PeriodRail = ({ date, left, listed }: Props) => {
  const intl = useIntl();
  const host = useHost();
  const { timeZone, market } = useLocaleInfo();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (hash !== '') scrollTo(hash);
  }, [hash]);
  const chosen = listed.find((period) => hash === `#${periodAnchor(period)}`);
  const now = date === null ? undefined : currentPeriod(date, host.clock.now(), timeZone);
  // The host's history navigates, not the browser's: a hash change by the browser would close an open drawer.
  const go = (target: string): void => {
    host.navigate(`/${market.prefix}${pathname}${search}${target}`, { replace: true });
    scrollTo(target);
  };
  return (
    <Nav aria-label={intl.formatMessage({ id: 'planning.checklist.periods' })}>
      <ul>
        {periods
          .filter((period) => listed.includes(period))
          .map((period) => (
            <li key={period}>
              <NavLink
                href={`#${periodAnchor(period)}`}
                aria-current={period === (chosen ?? now) ? 'true' : undefined}
                onPress={(event) => {
                  event.preventDefault();
                  go(`#${periodAnchor(period)}`);
                }}
              >
                {periodName(intl, period)}
                <span>
                  <span aria-hidden>{left[period] === 0 ? '' : left[period]}</span>
                  <VisuallyHidden>
                    <FormattedMessage id="planning.checklist.left" values={{ count: left[period] }} />
                  </VisuallyHidden>
                </span>
              </NavLink>
            </li>
          ))}
      </ul>
    </Nav>
  );
};

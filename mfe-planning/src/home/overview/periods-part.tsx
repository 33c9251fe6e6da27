import styled from '@emotion/styled';
import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import { planningDay } from '@posy/shared-contracts/rules';
import { Card, color, Heading, Inline, media, NavLink, ProgressBar, Section, Tag, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ReadyChecklist } from '#checklist/public';
import { currentPeriod } from '#plan/tasks/period-dates';
import { periodHeading } from '#plan/tasks/period-names';
import { type TaskTexts, titleOf } from '#plan/tasks/task-texts';
import { usePeriodCaption } from '#plan/tasks/use-period-caption';
import { useToday } from '#plan/tasks/use-today';
import { type PeriodOverview, periodOverview } from './rules/period-overview';

/** Number of main tasks shown for each period. */
const mostNext = 3;

const Periods = styled.ol`
  display: grid;
  gap: 12px;
  grid-template-columns: minmax(0, 1fr);
  ${media.tablet} {
    gap: 16px;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media print {
    gap: 6px;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Period = styled(Card)`
  display: grid;
  gap: 8px;
  align-content: start;
  @media print {
    gap: 1px;
    padding: 6px 10px;
    break-inside: avoid;
    & h3 {
      font-size: 0.9375rem;
    }
    & [role='progressbar'] {
      display: none;
    }
  }
`;

const Next = styled.ul`
  display: grid;
  gap: 4px;
  & > li {
    overflow-wrap: anywhere;
  }
  & a {
    display: inline-block;
    min-block-size: 24px;
  }
  & a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  & > li:not(:has(a)) {
    color: ${color.inkFaint};
  }
  @media print {
    gap: 0;
    font-size: 0.75rem;
    line-height: 1.3;
    & a {
      min-block-size: 0;
    }
  }
`;

interface Props {
  part: PeriodOverview;
  isNow: boolean;
  date: string | null;
  texts: TaskTexts;
}

const NextTasks = ({ part: { next, more, done, total }, texts }: Pick<Props, 'part' | 'texts'>) => {
  const { market } = useLocaleInfo();
  if (next.length === 0)
    return (
      <Text size="small" tone="soft">
        <FormattedMessage id={done === total ? 'planning.overview.all-done' : 'planning.overview.put-off'} />
      </Text>
    );
  return (
    <Next>
      {next.map(({ main }) => (
        <li key={main.id}>
          <NavLink href={paths.task(market.prefix, main.id)}>{titleOf(main, texts)}</NavLink>
        </li>
      ))}
      {more > 0 && (
        <li>
          <FormattedMessage id="planning.overview.more" values={{ count: more }} />
        </li>
      )}
    </Next>
  );
};

const PeriodCard = ({ part, isNow, date, texts }: Props) => {
  const intl = useIntl();
  const { timeZone } = useLocaleInfo();
  const caption = usePeriodCaption(part.period, date, timeZone);
  const words = intl.formatMessage({ id: 'planning.overview.done' }, { done: part.done, total: part.total });
  const name = periodHeading(intl, part.period);
  return (
    <Period as="li" hue={isNow ? 'fern' : undefined}>
      <Inline justify="space-between" gap={2}>
        <Heading level={3} size="h3">
          {name}
        </Heading>
        {isNow && (
          <Tag hue="fern" isStrong>
            <FormattedMessage id="planning.overview.now" />
          </Tag>
        )}
      </Inline>
      <ProgressBar label={name} value={part.total === 0 ? 0 : part.done / part.total} valueText={words} hue="fern" />
      <Text size="small" tone={isNow ? 'hue' : 'soft'} isFigures>
        {[part.done < part.total ? caption : null, words].filter((part) => part !== null).join(' · ')}
      </Text>
      <NextTasks part={part} texts={texts} />
    </Period>
  );
};

/** The checklist by period: the done tasks and the next ones. */
export const PeriodsPart = ({ wedding, checklist }: { wedding: Wedding; checklist: ReadyChecklist }) => {
  const { clock } = useHost();
  const { timeZone } = useLocaleInfo();
  const today = useToday();
  const date = planningDay(wedding);
  const now = date === null ? null : currentPeriod(date, clock.now(), timeZone);
  return (
    <Section title={<FormattedMessage id="planning.overview.periods" />}>
      <Periods>
        {periodOverview(checklist.groups, today, mostNext).map((part) => (
          <PeriodCard key={part.period} part={part} isNow={part.period === now} date={date} texts={checklist.texts} />
        ))}
      </Periods>
    </Section>
  );
};

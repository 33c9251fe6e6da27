import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import type { Conversation } from '@posy/shared-contracts/entities';
import { Card, color, Figure, Inline, Section, Text } from '@posy/shared-ui';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { shortDate } from '#talk/rules/when';
import { useReader } from '#talk/use-reader';
import { enquiriesByWeek, type Week } from './rules/weeks';

const Bars = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: 4px;
  align-items: end;
  block-size: 72px;
  & > span {
    min-block-size: 2px;
    border-radius: 4px 4px 0 0;
    background: ${color.hue.soft};
  }
  & > span:last-of-type {
    background: ${color.hue.main};
  }
`;

const Axis = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 8px;
`;

const Figures = ({ weeks }: { weeks: readonly Week[] }) => {
  const { formatMessage, formatList, formatNumber } = useIntl();
  const { locale } = useLocaleInfo();
  const from = shortDate(weeks[0]?.monday ?? '', locale);
  const most = Math.max(1, ...weeks.map(({ count }) => count));
  const all = weeks.reduce((sum, { count }) => sum + count, 0);
  const now = weeks.at(-1)?.count ?? 0;
  if (all === 0)
    return (
      <Text tone="soft">
        <FormattedMessage id="desk.weeks.none" />
      </Text>
    );
  const counts = formatList(
    weeks.map(({ count }) => formatNumber(count)),
    { type: 'unit' },
  );
  return (
    <>
      <Inline gap={2}>
        <Figure>
          <FormattedNumber value={now} />
        </Figure>
        <Text as="span" size="small" tone="soft">
          <FormattedMessage id="desk.weeks.now" values={{ count: now, all }} />
        </Text>
      </Inline>
      <Bars role="img" data-hue="apricot" aria-label={formatMessage({ id: 'desk.weeks.figure' }, { from, counts })}>
        {weeks.map(({ monday, count }) => (
          <span key={monday} style={{ blockSize: `${Math.round((count / most) * 100)}%` }} />
        ))}
      </Bars>
      <Axis aria-hidden>
        <Text as="span" size="tiny" tone="soft">
          {from}
        </Text>
        <Text as="span" size="tiny" tone="soft">
          <FormattedMessage id="desk.weeks.this" />
        </Text>
      </Axis>
    </>
  );
};

interface Props {
  /** The supplier's. */
  conversations: readonly Conversation[];
  /** All loaded conversations, including those of the reader's other suppliers. */
  held: readonly Conversation[];
}

/** Enquiries by week; renders nothing when not all of them have loaded. */
export const WeeksCard = ({ conversations, held }: Props) => {
  const weeks = enquiriesByWeek(conversations, held, useReader());
  if (weeks === null) return null;
  return (
    <Card>
      <Section title={<FormattedMessage id="desk.weeks" />} size="h3" gap={2}>
        <Figures weeks={weeks} />
      </Section>
    </Card>
  );
};

import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { Card, Chip, ChipGroup, Link, Section, Stack, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { monthName, monthNumbers, weekdayName, weekdayNumbers } from '#profile/public';
import type { PartProps } from '../writing/part';

/** Other screens lead to it. */
const anchor = 'availability';

const none = { weekdays: [], months: [] };

interface ChoiceProps {
  label: string;
  numbers: readonly number[];
  nameOf: (number: number) => string;
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
}

const Choice = ({ label, numbers, nameOf, chosen, onChange }: ChoiceProps) => (
  <Stack gap={2}>
    <Text isStrong>{label}</Text>
    <ChipGroup label={label}>
      {numbers.map((number) => (
        <Chip
          key={number}
          isChosen={chosen.includes(number)}
          onPress={() => onChange(numbers.filter((one) => (one === number) !== chosen.includes(one)))}
        >
          {nameOf(number)}
        </Chip>
      ))}
    </ChipGroup>
  </Stack>
);

/** Recurring days without weddings: lists leave the supplier out on them, and its page says so. */
export const AvailabilityPart = ({ own: { closed = none }, change }: PartProps) => {
  const intl = useIntl();
  const { market } = useLocaleInfo();
  return (
    <Card id={anchor}>
      <Section title={<FormattedMessage id="editor.closed" />} size="h3" gap={4}>
        <Text size="small" tone="soft">
          <FormattedMessage
            id="editor.closed.lead"
            values={{ calendar: (words) => <Link href={paths.inboxCalendar(market.prefix)}>{words}</Link> }}
          />
        </Text>
        <Choice
          label={intl.formatMessage({ id: 'editor.closed.weekdays' })}
          numbers={weekdayNumbers}
          nameOf={(weekday) => weekdayName(intl, weekday)}
          chosen={closed.weekdays}
          onChange={(weekdays) => change({ closed: { ...closed, weekdays } })}
        />
        <Choice
          label={intl.formatMessage({ id: 'editor.closed.months' })}
          numbers={monthNumbers}
          nameOf={(month) => monthName(intl, month)}
          chosen={closed.months}
          onChange={(months) => change({ closed: { ...closed, months } })}
        />
      </Section>
    </Card>
  );
};

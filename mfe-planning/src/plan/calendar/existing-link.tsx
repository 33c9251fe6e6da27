import { Button, Inline, Stack, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CalendarLink } from './calendar-queries';
import type { RequestState } from './choose-parts';
import { partWords } from './part-words';

interface Props {
  link: NonNullable<CalendarLink>;
  work: RequestState;
  onAnew: () => void;
  onRevoke: () => void;
}

/** An existing link: its content, its author, and the buttons to replace or revoke it. Its address was shown once. */
export const ExistingLink = ({ link, work, onAnew, onRevoke }: Props) => {
  const intl = useIntl();
  const parts = intl.formatList(link.parts.map((part) => intl.formatMessage({ id: partWords[part].name })));
  const day = intl.formatDate(link.createdAt, { day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <Stack gap={4}>
      <Text>
        <FormattedMessage id="planning.calendar.exists" values={{ name: link.madeBy, day, parts }} />
      </Text>
      <Text size="small" tone="soft">
        <FormattedMessage id="planning.calendar.once" />
      </Text>
      <Inline gap={3}>
        <Button kind="main" isDisabled={work.isOff || work.isWorking} onPress={onAnew}>
          <FormattedMessage id="planning.calendar.anew" />
        </Button>
        <Button kind="risk" isPending={work.isWorking} isDisabled={work.isOff} onPress={onRevoke}>
          <FormattedMessage id="planning.calendar.revoke" />
        </Button>
      </Inline>
    </Stack>
  );
};

import { useHost } from '@posy/remote-kit';
import { Button, ButtonLink, Inline, Stack, Text } from '@posy/shared-ui';
import { TextField } from '@posy/shared-ui/forms';
import { CalendarBlankIcon, CopyIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { copyText } from '../adapters/clipboard';

/** Returns the address by which calendar programs subscribe instead of downloading once. */
const webcal = (url: string): string => url.replace(/^https?:/, 'webcal:');

/** Shows a new link: the only time that its address is visible. */
export const MadeLink = ({ url }: { url: string }) => {
  const intl = useIntl();
  const { notices, telemetry } = useHost();
  const copy = (): void => {
    copyText(url).then(
      () => notices.show({ tone: 'success', text: intl.formatMessage({ id: 'planning.calendar.copied' }) }),
      (error: unknown) => {
        telemetry.error('calendar', error);
        notices.show({ tone: 'error', text: intl.formatMessage({ id: 'planning.calendar.not-copied' }) });
      },
    );
  };
  return (
    <Stack gap={4}>
      <TextField
        label={intl.formatMessage({ id: 'planning.calendar.link' })}
        help={intl.formatMessage({ id: 'planning.calendar.link-help' })}
        value={url}
        isReadOnly
        autoFocus
        onFocus={(event) => event.currentTarget.select()}
      />
      <Inline gap={3}>
        <Button kind="main" icon={<CopyIcon />} onPress={copy}>
          <FormattedMessage id="planning.calendar.copy" />
        </Button>
        <ButtonLink icon={<CalendarBlankIcon />} href={webcal(url)}>
          <FormattedMessage id="planning.calendar.open" />
        </ButtonLink>
      </Inline>
      <Text size="small" tone="soft">
        <FormattedMessage id="planning.calendar.secret" />
      </Text>
    </Stack>
  );
};

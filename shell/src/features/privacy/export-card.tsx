import { Button, ButtonLink, Callout, Card, Heading, Inline, ProgressBar, Stack, Text } from '@posy/shared-ui';
import { DownloadSimpleIcon } from '@posy/shared-ui/icons';
import { useIntl } from 'react-intl';
import { type ExportView, useExport } from './use-export';

const kilobyte = 1024;

const Progress = ({ view }: { view: ExportView }) => {
  const { formatMessage, formatNumber, formatDate } = useIntl();
  if (view.status === 'working') {
    const words = formatMessage({ id: 'privacy.export.progress' }, { done: view.done, total: view.total });
    const label = formatMessage({ id: 'privacy.export.title' });
    return (
      <Stack gap={2}>
        <ProgressBar label={label} value={view.done / Math.max(1, view.total)} valueText={words} />
        <Text size="small" tone="soft" isFigures role="status">
          {words} {formatMessage({ id: 'privacy.export.leave' })}
        </Text>
      </Stack>
    );
  }
  if (view.status === 'ready') {
    const size = formatNumber(Math.max(1, Math.round(view.bytes / kilobyte)), { style: 'unit', unit: 'kilobyte' });
    const until = view.expiresAt === null ? '' : formatDate(view.expiresAt, { timeStyle: 'short' });
    return (
      <Text tone="soft" role="status">
        {formatMessage({ id: 'privacy.export.ready' }, { size, until, hasUntil: String(until !== '') })}
      </Text>
    );
  }
  return view.status === 'failed' ? (
    <Callout isDanger role="alert">
      {formatMessage({ id: view.why === null ? 'privacy.export.failed' : `privacy.failure.${view.why}` })}
    </Callout>
  ) : null;
};

/** One ZIP with all of the person's data, made by the server: its progress and its link. */
export const ExportCard = ({ uid }: { uid: string }) => {
  const { formatMessage } = useIntl();
  const { view, start } = useExport(uid);
  const isReady = view.status === 'ready';
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={3}>{formatMessage({ id: 'privacy.export.title' })}</Heading>
        <Text tone="soft">{formatMessage({ id: 'privacy.export.body' })}</Text>
        <Progress view={view} />
        <Inline gap={2}>
          {isReady ? (
            <ButtonLink kind="main" icon={<DownloadSimpleIcon />} href={view.href} download>
              {formatMessage({ id: 'privacy.export.download' })}
            </ButtonLink>
          ) : null}
          {view.status === 'working' ? null : (
            <Button kind={isReady ? 'plain' : 'line'} isPending={view.status === 'asking'} onPress={start}>
              {formatMessage({ id: isReady ? 'privacy.export.again' : 'privacy.export.start' })}
            </Button>
          )}
        </Inline>
      </Stack>
    </Card>
  );
};

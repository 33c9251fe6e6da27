import { useLive } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import { Button, Inline, Loading, Skeleton, SplitBar, Text } from '@posy/shared-ui';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { countReplies } from '../../../domain/home/replies';

/** What the guests have said so far, in figures and one bar. */
export const GuestReplies = ({ weddingId }: { weddingId: string }) => {
  const intl = useIntl();
  const live = useLive({ collection: collections.guests(weddingId) });
  const { attending, declined, pending } = useMemo(() => countReplies(live.value ?? []), [live.value]);
  if (live.status === 'failed' && live.value === null)
    return (
      <Inline gap={2}>
        <Text size="small" tone="soft">
          <FormattedMessage id="planning.home.replies.failed" />
        </Text>
        <Button kind="plain" size="s" onPress={live.retry}>
          <FormattedMessage id="planning.retry" />
        </Button>
      </Inline>
    );
  if (live.value === null)
    return (
      <Loading label={intl.formatMessage({ id: 'planning.loading' })}>
        <Skeleton height={36} />
      </Loading>
    );
  const label = (id: 'attending' | 'declined' | 'pending', count: number): string =>
    intl.formatMessage({ id: `planning.home.replies.${id}` }, { count });
  return (
    <SplitBar
      parts={[
        { id: 'attending', value: attending, hue: 'bluebell', label: label('attending', attending) },
        { id: 'declined', value: declined, hue: 'apricot', label: label('declined', declined) },
        { id: 'pending', value: pending, label: label('pending', pending) },
      ]}
    />
  );
};

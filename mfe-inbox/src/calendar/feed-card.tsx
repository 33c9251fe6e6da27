import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { useQuery, useQueryClient } from '@posy/remote-kit/query';
import { Button, Card, Inline, Section, Text } from '@posy/shared-ui';
import { TextField } from '@posy/shared-ui/forms';
import { CopyIcon } from '@posy/shared-ui/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { copyText } from './adapters/clipboard';

/** The reader's link to the supplier's days: whether there is one, and the ways to make and end it. */
const useFeed = (supplierId: string) => {
  const { api, notices, telemetry } = useHost();
  const { market } = useLocaleInfo();
  const { formatMessage } = useIntl();
  const client = useQueryClient();
  const queryKey = ['supplier-feed', supplierId];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.call('readSupplierFeed', { body: { supplierId } }, { signal }),
    throwOnError: false,
  });
  const [url, setUrl] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const run = (work: () => Promise<string | null>): void => {
    if (isPending) return;
    setPending(true);
    work()
      .then(setUrl)
      .then(() => client.invalidateQueries({ queryKey }))
      .catch((error: unknown) => {
        telemetry.error('calendar', error);
        notices.show({ tone: 'error', text: formatMessage({ id: 'calendar.feed.failed' }) });
      })
      .finally(() => setPending(false));
  };
  return {
    since: data?.feed?.createdAt ?? null,
    url,
    isPending,
    make: () =>
      run(async () => (await api.call('createSupplierFeed', { body: { supplierId, market: market.prefix } })).url),
    end: () =>
      run(async () => {
        await api.call('revokeSupplierFeed', { body: { supplierId } });
        return null;
      }),
  };
};

const Made = ({ url }: { url: string }) => {
  const { formatMessage } = useIntl();
  const { notices, telemetry } = useHost();
  const copy = (): void => {
    copyText(url).then(
      () => notices.show({ tone: 'success', text: formatMessage({ id: 'calendar.feed.copied' }) }),
      (error: unknown) => {
        telemetry.error('calendar', error);
        notices.show({ tone: 'error', text: formatMessage({ id: 'calendar.feed.not-copied' }) });
      },
    );
  };
  return (
    <>
      <TextField
        label={formatMessage({ id: 'calendar.feed.link' })}
        help={formatMessage({ id: 'calendar.feed.once' })}
        value={url}
        isReadOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Inline gap={2}>
        <Button icon={<CopyIcon />} onPress={copy}>
          <FormattedMessage id="calendar.feed.copy" />
        </Button>
      </Inline>
    </>
  );
};

/** The supplier's days in the calendar that its people use already: a secret link for each of them. */
export const FeedCard = ({ supplierId }: { supplierId: string }) => {
  const { formatDate } = useIntl();
  const { since, url, isPending, make, end } = useFeed(supplierId);
  return (
    <Card>
      <Section title={<FormattedMessage id="calendar.feed" />} size="h3" gap={3}>
        <Text size="small" tone="soft">
          <FormattedMessage id="calendar.feed.lead" />
        </Text>
        {url === null ? null : <Made url={url} />}
        {url === null && since !== null ? (
          <Text size="small">
            <FormattedMessage
              id="calendar.feed.since"
              values={{ day: formatDate(since, { day: 'numeric', month: 'long', year: 'numeric' }) }}
            />
          </Text>
        ) : null}
        <Inline gap={2}>
          <Button size="s" isPending={isPending} onPress={make}>
            <FormattedMessage id={since === null ? 'calendar.feed.make' : 'calendar.feed.anew'} />
          </Button>
          {since === null ? null : (
            <Button size="s" kind="plain" isDisabled={isPending} onPress={end}>
              <FormattedMessage id="calendar.feed.end" />
            </Button>
          )}
        </Inline>
      </Section>
    </Card>
  );
};

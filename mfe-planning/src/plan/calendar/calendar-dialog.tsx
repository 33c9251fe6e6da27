import { useHost, useOnline, useOpenItem } from '@posy/remote-kit';
import type { CalendarPart } from '@posy/shared-contracts/entities';
import { Button, Callout, Inline, Loading, Skeleton, Stack, Text } from '@posy/shared-ui';
import { Dialog } from '@posy/shared-ui/overlays';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCalendarCommands, useCalendarLink } from './calendar-queries';
import { ChooseParts } from './choose-parts';
import { ExistingLink } from './existing-link';
import { MadeLink } from './made-link';

interface Props {
  weddingId: string;
  onClose: () => void;
}

/** Runs one request of the dialog at a time and holds its failure. */
const useWork = () => {
  const { telemetry } = useHost();
  const [state, setState] = useState<'idle' | 'working' | 'failed'>('idle');
  const run = async (work: () => Promise<void>): Promise<void> => {
    setState('working');
    try {
      await work();
      setState('idle');
    } catch (error) {
      telemetry.error('calendar', error);
      setState('failed');
    }
  };
  return { state, run };
};

const Unread = ({ isFailed, retry }: { isFailed: boolean; retry: () => void }) => {
  const intl = useIntl();
  if (!isFailed)
    return (
      <Loading label={intl.formatMessage({ id: 'planning.loading' })}>
        <Skeleton height={160} />
      </Loading>
    );
  return (
    <Inline gap={3}>
      <Text tone="soft">
        <FormattedMessage id="planning.calendar.unread" />
      </Text>
      <Button onPress={retry}>
        <FormattedMessage id="planning.retry" />
      </Button>
    </Inline>
  );
};

/** The part of the dialog for the current link: a new one, an older one, or none. */
const Body = ({ weddingId }: { weddingId: string }) => {
  const intl = useIntl();
  const { notices } = useHost();
  const isOnline = useOnline();
  const link = useCalendarLink(weddingId);
  const commands = useCalendarCommands(weddingId);
  const { state, run } = useWork();
  const [made, setMade] = useState<string | null>(null);
  const [isChanging, setChanging] = useState(false);
  const work = { isWorking: state === 'working', isOff: !isOnline };
  const make = (parts: CalendarPart[]) => run(async () => setMade(await commands.make(parts)));
  const revoke = () =>
    run(async () => {
      await commands.revoke();
      setMade(null);
      notices.show({ tone: 'success', text: intl.formatMessage({ id: 'planning.calendar.revoked' }) });
    });
  if (made !== null) return <MadeLink url={made} />;
  if (link.data === undefined) return <Unread isFailed={link.isError} retry={() => void link.refetch()} />;
  return (
    <Stack gap={4}>
      {state === 'failed' && (
        <Callout isDanger role="alert">
          <FormattedMessage id="planning.calendar.refused" />
        </Callout>
      )}
      {!isOnline && (
        <Text size="small" tone="soft">
          <FormattedMessage id="planning.calendar.offline" />
        </Text>
      )}
      {link.data === null || isChanging ? (
        <ChooseParts isReplacing={link.data !== null} work={work} onMake={(parts) => void make(parts)} />
      ) : (
        <ExistingLink link={link.data} work={work} onAnew={() => setChanging(true)} onRevoke={() => void revoke()} />
      )}
    </Stack>
  );
};

/** The wedding's calendar link: it is made, shown once, replaced, or revoked. */
export const CalendarDialog = ({ weddingId, onClose }: Props) => {
  const intl = useIntl();
  useOpenItem('dialog', true, onClose);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<FormattedMessage id="planning.calendar.title" />}
      closeLabel={intl.formatMessage({ id: 'planning.close' })}
    >
      <Body weddingId={weddingId} />
    </Dialog>
  );
};

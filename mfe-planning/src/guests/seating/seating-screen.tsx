import { useHost, useOnline, useTitle } from '@posy/remote-kit';
import { FailedFeature, Loading, PageHead, Skeleton, Stack } from '@posy/shared-ui';
import { Spot } from '@posy/shared-ui/art';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SeatingScope } from './rules/guests-of-day';
import { GuestsGuard, type GuestsOf } from '../frame/guests-guard';
import { SeatingView } from './seating-view';
import { useSeating } from './use-seating';

const Waiting = () => (
  <Loading label={useIntl().formatMessage({ id: 'seating.loading' })}>
    <Stack gap={5}>
      <Skeleton width={200} height={44} />
      <Skeleton height={520} />
    </Stack>
  </Loading>
);

const Failed = ({ retry }: { retry: () => void }) => {
  const { remote } = useHost();
  const isOnline = useOnline();
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHead title={<FormattedMessage id="seating.title" />} />
      <FailedFeature
        picture={<Spot kind="failed" />}
        level={2}
        title={<FormattedMessage id="seating.failed.title" />}
        retryLabel={formatMessage({ id: 'planning.retry' })}
        onRetry={retry}
        detail={`${remote.name} ${remote.version}`}
      >
        <FormattedMessage id={isOnline ? 'seating.failed.text' : 'seating.failed.offline'} />
      </FailedFeature>
    </>
  );
};

const Seats = (of: GuestsOf) => {
  const [scope, setScope] = useState<SeatingScope>('attending');
  const state = useSeating(of, scope);
  if (state.status === 'failed') return <Failed retry={state.retry} />;
  if (state.status === 'loading') return <Waiting />;
  return <SeatingView of={of} seating={state.seating} scope={scope} onScope={setScope} />;
};

/** Who sits where. Source: issue 6. */
export const SeatingScreen = () => {
  useTitle(useIntl().formatMessage({ id: 'seating.title' }));
  return <GuestsGuard>{(of) => <Seats {...of} />}</GuestsGuard>;
};

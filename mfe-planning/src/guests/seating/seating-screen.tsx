import { useTitle } from '@posy/remote-kit';
import type { SeatingScope } from '@posy/shared-contracts/rules';
import { Loading, PageHead, Skeleton, Stack } from '@posy/shared-ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ScreenFailed } from '#plan/frame/screen-failed';
import { GuestsGuard, type GuestsOf } from '../frame/guests-guard';
import { useInvitedEvents } from '../queries/guest-events';
import { useSeating } from './queries/use-seating';
import { firstScope } from './rules/guests-of-day';
import { SeatingView } from './seating-view';

const Waiting = () => (
  <Loading label={useIntl().formatMessage({ id: 'seating.loading' })}>
    <Stack gap={5}>
      <Skeleton width={200} height={44} />
      <Skeleton height={520} />
    </Stack>
  </Loading>
);

const Failed = ({ retry }: { retry: () => void }) => (
  <>
    <PageHead title={<FormattedMessage id="seating.title" />} />
    <ScreenFailed
      title={<FormattedMessage id="seating.failed.title" />}
      text={<FormattedMessage id="seating.failed.text" />}
      offline={<FormattedMessage id="seating.failed.offline" />}
      retry={retry}
    />
  </>
);

const Seats = (of: GuestsOf) => {
  const [main] = useInvitedEvents(of.wedding);
  const [scope, setScope] = useState<SeatingScope>(() => firstScope(of.list.households, main.id));
  const state = useSeating(of, scope);
  if (state.status === 'failed') return <Failed retry={state.retry} />;
  if (state.status === 'loading') return <Waiting />;
  return <SeatingView of={of} seating={state.seating} scope={scope} onScope={setScope} />;
};

/** The seating plan. */
export const SeatingScreen = () => {
  useTitle(useIntl().formatMessage({ id: 'seating.title' }));
  return <GuestsGuard>{(of) => <Seats {...of} />}</GuestsGuard>;
};

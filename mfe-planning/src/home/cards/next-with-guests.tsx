import { useAccess, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Avatar, Row, Rows } from '@posy/shared-ui';
import { CheckIcon, ClockIcon, PaperPlaneRightIcon, PlusIcon } from '@posy/shared-ui/icons';
import { FormattedMessage } from 'react-intl';
import { useGuestTotals } from '#guests/public';
import { type GuestStep, guestStep } from '../rules/guest-step';

const looks = {
  list: { hue: 'bluebell', Icon: PlusIcon },
  ask: { hue: 'peony', Icon: PaperPlaneRightIcon },
  wait: { hue: 'apricot', Icon: ClockIcon },
  seat: { hue: 'fern', Icon: CheckIcon },
} as const;

const useHref = (step: GuestStep): string => {
  const { prefix } = useLocaleInfo().market;
  const seesWebsite = useAccess('website') !== 'none';
  switch (step.kind) {
    case 'list':
      return paths.guestlist(prefix);
    case 'ask':
      return seesWebsite ? paths.invitations(prefix) : paths.guestlist(prefix);
    case 'wait':
      return paths.guestlist(prefix, { show: 'to-reply' });
    case 'seat':
      return paths.seating(prefix);
  }
};

const Step = ({ step }: { step: GuestStep }) => {
  const { hue, Icon } = looks[step.kind];
  const href = useHref(step);
  const values = { count: step.kind === 'ask' ? 0 : step.count };
  return (
    <Rows>
      <Row
        start={
          <Avatar name="" hue={hue} isDecorative>
            <Icon size="s" />
          </Avatar>
        }
        title={<FormattedMessage id={`planning.home.guests.step.${step.kind}`} values={values} />}
        note={<FormattedMessage id={`planning.home.guests.step.${step.kind}-note`} values={values} />}
        href={href}
      />
    </Rows>
  );
};

/** The next step with the guests, by their answers so far. */
export const NextWithGuests = ({ wedding }: { wedding: Identified<Wedding> }) => {
  const totals = useGuestTotals(wedding);
  const step = totals === null ? null : guestStep(totals, wedding.guests.estimate ?? 0);
  return step === null ? null : <Step step={step} />;
};

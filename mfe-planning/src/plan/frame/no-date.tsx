import { useLocaleInfo, useSignedIn } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { mayEditProfile } from '@posy/shared-contracts/rules';
import { ButtonLink, EmptyState } from '@posy/shared-ui';
import { Spot } from '@posy/shared-ui/art';
import { FormattedMessage } from 'react-intl';

/** Asks to set the wedding's date, from which the checklist is made. Members who may not set it read who can. */
export const NoDate = () => {
  const { market } = useLocaleInfo();
  if (!mayEditProfile(useSignedIn()?.role ?? null))
    return (
      <EmptyState picture={<Spot kind="tasks" />} title={<FormattedMessage id="planning.unmade.title" />}>
        <FormattedMessage id="planning.unmade.text" />
      </EmptyState>
    );
  return (
    <EmptyState
      picture={<Spot kind="tasks" />}
      title={<FormattedMessage id="planning.no-date.title" />}
      actions={
        <ButtonLink kind="main" href={paths.onboarding(market.prefix, { step: 'when' })}>
          <FormattedMessage id="planning.no-date.action" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="planning.no-date.text" />
    </EmptyState>
  );
};

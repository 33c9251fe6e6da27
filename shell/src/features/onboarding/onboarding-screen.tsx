import { FeatureMessages, useHost, useReadable, useTitle } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { ButtonLink, EmptyState, Loading, Page, Skeleton } from '@posy/shared-ui';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { LazySpot } from '#host/lazy-art';
import { useShell } from '#host/shell-context';
import { catalogues as pickerCatalogues } from '../date-picker/messages';
import { catalogues as profileCatalogues } from '../wedding-profile/messages';
import { type KnownWedding, useKnownWedding } from '../wedding-profile/use-known-wedding';
import { addressOf, progressOf, stepAt } from './flow/onboarding-steps';
import { ProfileStep } from './steps/profile-step';
import type { OnboardingStepProps } from './steps/step-props';
import { VenueStep } from './steps/venue-step';
import { WhenStep } from './steps/when-step';

/**
 * The question in the address, otherwise the one at which the couple stopped. The address is then set to it, so that
 * the question stays when its answer is saved, and back returns to it.
 */
const CurrentStep = ({ session }: OnboardingStepProps) => {
  const host = useHost();
  const { market } = useShell();
  const { pathname, search } = useReadable(host.location);
  const progress = progressOf(session.wedding);
  const named = stepAt(pathname, search);
  const step = named ?? (progress.finished ? 'when' : progress.step);
  useEffect(() => {
    if (named === null) host.navigate(addressOf(market.prefix, step), { replace: true });
  }, [host, market, named, step]);
  // The button that opened this question is gone: the focus continues from the question.
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById('main')?.focus();
    window.scrollTo(0, 0);
  }, [step]);
  if (step === 'when') return <WhenStep session={session} />;
  if (step === 'venue') return <VenueStep session={session} />;
  return <ProfileStep key={step} session={session} step={step} />;
};

/** Sends a signed-out visitor to sign in and back: to log-in after an ended session, otherwise to sign-up. */
const useWayIn = (known: KnownWedding): void => {
  const host = useHost();
  const { market } = useShell();
  const mode = known.status !== 'signed-out' ? null : known.hasEnded ? 'login' : 'signup';
  useEffect(() => {
    if (mode === null) return;
    const { pathname, search } = host.location.get();
    const next = `${pathname}${search}`;
    host.navigate(paths.signup(market.prefix, mode === 'login' ? { mode, next } : { next }), { replace: true });
  }, [host, market, mode]);
};

/** Explains that there is no wedding to ask about, with the next step. */
const NoWedding = () => {
  const { formatMessage } = useIntl();
  const { market } = useShell();
  return (
    <Page width="reading">
      <EmptyState
        picture={<LazySpot kind="tasks" />}
        level={1}
        title={formatMessage({ id: 'shell.profile.gone' })}
        actions={
          <ButtonLink kind="main" href={paths.collaboration(market.prefix)}>
            {formatMessage({ id: 'shell.profile.goneOnward' })}
          </ButtonLink>
        }
      >
        {formatMessage({ id: 'shell.profile.goneBody' })}
      </EmptyState>
    </Page>
  );
};

const Onboarding = () => {
  const { formatMessage } = useIntl();
  const known = useKnownWedding();
  useTitle(formatMessage({ id: 'shell.onboarding.tab' }));
  useWayIn(known);
  if (known.status === 'there')
    return <CurrentStep key={known.wedding.id} session={{ ...known.person, wedding: known.wedding }} />;
  if (known.status === 'gone') return <NoWedding />;
  return (
    <Loading label={formatMessage({ id: 'shell.profile.loading' })}>
      <Page width="form">
        <Skeleton height={420} />
      </Page>
    </Loading>
  );
};

/** The basis of a plan, one question for each screen; all can be skipped. Source: S2-route-23, S2-route-24. */
export const OnboardingScreen = () => (
  <FeatureMessages catalogues={pickerCatalogues}>
    <FeatureMessages catalogues={profileCatalogues}>
      <Onboarding />
    </FeatureMessages>
  </FeatureMessages>
);

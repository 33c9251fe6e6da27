import { FieldGrid } from '@posy/shared-ui/forms';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { NameFields } from '#features/wedding-profile/profile-fields';
import { type ProfileDraftControl, useProfileDraft } from '#features/wedding-profile/use-profile-draft';
import { useOnboarding } from '../flow/use-onboarding';
import { PlacePicture } from '../place/place-picture';
import { StepFrame } from '../question/step-frame';
import { Tip } from '../question/tip';
import { useVenuesAround, type VenueLook } from '../venues/use-venues-around';
import { BudgetFall, BudgetHelp } from './budget-help';
import { GuestsHelp } from './guests-help';
import { PlaceHelp } from './place-help';
import type { OnboardingStepProps } from './step-props';

/** The questions that fields of the profile answer. */
export type ProfileStepName = 'names' | 'where' | 'guests' | 'budget';

interface ProfileFieldsProps extends OnboardingStepProps {
  form: ProfileDraftControl;
  /** The venues around the typed place. */
  look: VenueLook | null;
}

/** The fields of each question. */
const fields: Record<ProfileStepName, (props: ProfileFieldsProps) => ReactNode> = {
  names: ({ form }) => (
    <FieldGrid>
      <NameFields form={form} />
    </FieldGrid>
  ),
  where: PlaceHelp,
  guests: GuestsHelp,
  budget: BudgetHelp,
};

/**
 * A question that fields of the profile answer. The typed values are stored until they are saved, also when the
 * question is skipped.
 */
export const ProfileStep = ({ session, step }: OnboardingStepProps & { step: ProfileStepName }) => {
  const { formatMessage } = useIntl();
  const form = useProfileDraft(session.wedding);
  const { answer, isSaving, later } = useOnboarding(session, step);
  const Fields = fields[step];
  const hasFall = step === 'budget' && (form.values.budget ?? 0) > 0;
  const look = useVenuesAround(step === 'where' ? form.values.place.known : null, session.wedding.l10n.country) ?? null;
  return (
    <StepFrame
      step={step}
      wedding={session.wedding}
      side={
        hasFall ? (
          <BudgetFall form={form} session={session} />
        ) : look === null ? undefined : (
          <PlacePicture look={look} />
        )
      }
      sideHue={hasFall ? 'primrose' : 'fern'}
      tip={step === 'names' ? <Tip>{formatMessage({ id: 'shell.onboarding.names.tip' })}</Tip> : null}
      title={formatMessage({ id: `shell.onboarding.${step}.title` })}
      lead={formatMessage({ id: `shell.onboarding.${step}.lead` })}
      nextLabel={formatMessage({ id: 'shell.onboarding.next' })}
      isSaving={isSaving}
      later={later}
      onNext={() => void answer({ changes: form.changes, onSaved: form.clear })}
      onSkip={() => void answer({ changes: [] })}
    >
      <Fields session={session} form={form} look={look} />
    </StepFrame>
  );
};

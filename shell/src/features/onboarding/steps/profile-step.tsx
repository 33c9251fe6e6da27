import { FieldGrid } from '@posy/shared-ui/forms';
import { Stack } from '@posy/shared-ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSaveFailure } from '../../wedding-profile/changes/use-save-failure';
import { CountryField } from '../../wedding-profile/country/country-field';
import { BudgetField, GuestField, NameFields, WhereField } from '../../wedding-profile/profile-fields';
import { useProfileDraft, type ProfileDraftControl } from '../../wedding-profile/use-profile-draft';
import { StepFrame } from '../step-frame';
import { useOnboarding } from '../use-onboarding';
import type { StepProps } from './step-props';

/** The questions that are answered by fields of the profile. */
export type ProfileStepName = 'names' | 'where' | 'guests' | 'budget';

interface FieldsProps extends StepProps {
  form: ProfileDraftControl;
}

/** The fields of each question. */
const fields: Record<ProfileStepName, (props: FieldsProps) => ReactNode> = {
  names: ({ form }) => (
    <FieldGrid>
      <NameFields form={form} />
    </FieldGrid>
  ),
  where: ({ form, session: { wedding } }) => (
    <Stack gap={4}>
      <WhereField form={form} country={wedding.l10n.country} />
      <CountryField wedding={wedding} />
    </Stack>
  ),
  guests: ({ form }) => <GuestField form={form} />,
  budget: ({ form, session: { wedding } }) => <BudgetField form={form} currency={wedding.l10n.currency} />,
};

/** A question that fields of the profile answer. What was typed is kept until it is saved, also when it is skipped past. */
export const ProfileStep = ({ session, step }: StepProps & { step: ProfileStepName }) => {
  const { formatMessage } = useIntl();
  const form = useProfileDraft(session.wedding);
  const { answer, isSaving, later } = useOnboarding(session, step, useSaveFailure());
  const Fields = fields[step];
  return (
    <StepFrame
      step={step}
      title={formatMessage({ id: `shell.onboarding.${step}.title` })}
      lead={formatMessage({ id: `shell.onboarding.${step}.lead` })}
      nextLabel={formatMessage({ id: 'shell.onboarding.next' })}
      isSaving={isSaving}
      later={later}
      onNext={() => void answer({ changes: form.changes, saved: form.clear })}
      onSkip={() => void answer({ changes: [] })}
    >
      <Fields session={session} form={form} />
    </StepFrame>
  );
};

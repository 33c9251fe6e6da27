import { useLocaleInfo } from '@posy/remote-kit';
import { FieldGrid, MoneyField, NumberField, TextField } from '@posy/shared-ui/forms';
import { Stack } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { useSaveFailure } from '../../wedding-profile/changes/use-save-failure';
import { CountryField } from '../../wedding-profile/country/country-field';
import { PlaceField } from '../../wedding-profile/place/place-field';
import { useProfileDraft, type ProfileDraftControl } from '../../wedding-profile/use-profile-draft';
import { StepFrame } from '../step-frame';
import { useOnboarding } from '../use-onboarding';
import type { StepProps } from './step-props';

/** The questions that are answered by fields of the profile. */
export type ProfileStepName = 'names' | 'where' | 'guests' | 'budget';

interface FieldsProps extends StepProps {
  form: ProfileDraftControl;
}

const NameFields = ({ form: { values, edit } }: FieldsProps) => {
  const { formatMessage } = useIntl();
  const [one, other] = values.names;
  return (
    <FieldGrid>
      <TextField
        label={formatMessage({ id: 'shell.profile.one' })}
        value={one}
        maxLength={80}
        onChange={(name) => edit({ names: [name, other] })}
      />
      <TextField
        label={formatMessage({ id: 'shell.profile.other' })}
        value={other}
        maxLength={80}
        onChange={(name) => edit({ names: [one, name] })}
      />
    </FieldGrid>
  );
};

const WhereFields = ({ form: { values, edit }, session: { wedding } }: FieldsProps) => {
  const { formatMessage } = useIntl();
  return (
    <Stack gap={4}>
      <PlaceField
        label={formatMessage({ id: 'shell.profile.where' })}
        value={values.place}
        onChange={(place) => edit({ place })}
        country={wedding.l10n.country}
      />
      <CountryField wedding={wedding} />
    </Stack>
  );
};

const GuestFields = ({ form: { values, edit } }: FieldsProps) => {
  const { formatMessage } = useIntl();
  const { locale } = useLocaleInfo();
  return (
    <NumberField
      label={formatMessage({ id: 'shell.profile.guests' })}
      value={values.guests}
      min={0}
      max={10_000}
      locale={locale}
      unreadableError={formatMessage({ id: 'shell.profile.guestsUnreadable' })}
      onChange={(guests) => edit({ guests })}
    />
  );
};

const BudgetFields = ({ form: { values, edit }, session: { wedding } }: FieldsProps) => {
  const { formatMessage } = useIntl();
  const { locale } = useLocaleInfo();
  return (
    <MoneyField
      label={formatMessage({ id: 'shell.profile.budget' })}
      value={values.budget}
      currency={wedding.l10n.currency}
      locale={locale}
      unreadableError={formatMessage({ id: 'shell.profile.budgetUnreadable' })}
      onChange={(budget) => edit({ budget })}
    />
  );
};

const fields = { names: NameFields, where: WhereFields, guests: GuestFields, budget: BudgetFields } as const;

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

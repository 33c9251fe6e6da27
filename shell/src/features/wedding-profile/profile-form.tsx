import styled from '@emotion/styled';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Button, Inline, Stack } from '@posy/shared-ui';
import { FieldGrid, Form } from '@posy/shared-ui/forms';
import { useMemo, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { type AskedChange, askedChanges } from './changes/asked-changes';
import { type ChangeInWords, ConfirmChange } from './changes/confirm-change';
import { useSaveProfile } from './changes/use-save-profile';
import { CountryField } from './country/country-field';
import { DateField } from './date-field';
import { BudgetField, GuestField, NameFields, WhereField } from './profile-fields';
import { type ProfileDraftControl as FormState, useProfileDraft } from './use-profile-draft';

/** Two fields side by side on wide screens: the date's text and its button need one line. */
const Grid = styled(FieldGrid)`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
`;

const Fields = ({ wedding, form }: { wedding: Identified<Wedding>; form: FormState }) => (
  <Grid>
    <NameFields form={form} />
    <DateField wedding={wedding} />
    <WhereField form={form} country={wedding.l10n.country} />
    <GuestField form={form} />
    <BudgetField form={form} currency={wedding.l10n.currency} />
    <CountryField wedding={wedding} />
  </Grid>
);

const inWords = ({ formatMessage, formatNumber }: IntlShape, change: AskedChange): ChangeInWords => {
  const none = formatMessage({ id: 'shell.profile.none' });
  if (change.kind === 'place') {
    const label = formatMessage({ id: 'shell.profile.where' });
    return { change, label, from: change.from?.name ?? none, to: change.to?.name ?? none };
  }
  const count = (guests: number | null): string => (guests === null ? none : formatNumber(guests));
  const label = formatMessage({ id: 'shell.profile.guests' });
  return { change, label, from: count(change.from), to: count(change.to) };
};

/** Edits names, date, place, country, guests and budget. Changes that other data depends on are confirmed first. */
export const ProfileForm = ({ wedding }: { wedding: Identified<Wedding> }) => {
  const intl = useIntl();
  const form = useProfileDraft(wedding);
  const { save: saveChanges, isSaving } = useSaveProfile(wedding);
  const [isConfirming, setConfirming] = useState(false);
  const asked = useMemo(() => askedChanges(wedding, form.changes), [wedding, form.changes]);
  const [first] = asked;
  const isChanged = form.changes.length > 0;
  const save = (): void =>
    void saveChanges(form.changes, () => {
      form.clear();
      setConfirming(false);
    });
  return (
    <Form onSubmit={() => (first === undefined ? isChanged && save() : setConfirming(true))}>
      <Stack gap={5}>
        <Fields wedding={wedding} form={form} />
        {isChanged ? (
          <Inline gap={2}>
            <Button type="submit" kind="main" isPending={isSaving}>
              {intl.formatMessage({ id: 'shell.profile.save' })}
            </Button>
            <Button kind="plain" onPress={form.clear}>
              {intl.formatMessage({ id: 'shell.profile.reset' })}
            </Button>
          </Inline>
        ) : null}
      </Stack>
      {isConfirming && first !== undefined ? (
        <ConfirmChange
          weddingId={wedding.id}
          changes={asked.map((change) => inWords(intl, change))}
          title={intl.formatMessage({ id: `shell.profile.confirm.${asked.length > 1 ? 'several' : first.kind}` })}
          confirmLabel={intl.formatMessage({ id: 'shell.profile.change' })}
          isSaving={isSaving}
          onConfirm={save}
          onCancel={() => setConfirming(false)}
        />
      ) : null}
    </Form>
  );
};

import styled from '@emotion/styled';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { WeddingChange } from '@posy/shared-contracts/manifest';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Button, Inline, Stack } from '@posy/shared-ui';
import { FieldGrid, Form } from '@posy/shared-ui/forms';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { ConfirmChange } from './confirm-change';
import { CountryField } from './country/country-field';
import { DateField } from './date-field';
import { BudgetField, GuestField, NameFields, WhereField } from './profile-fields';
import { useSaveProfile } from './changes/use-save-profile';
import { useProfileDraft, type ProfileDraftControl as FormState } from './use-profile-draft';

/** Two fields side by side where there is room: the date needs its words and its button on one line. */
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

const useGuestChange = (form: FormState, wedding: Wedding): WeddingChange | null => {
  const from = wedding.guests.estimate ?? null;
  const to = form.changes.find((change) => change.kind === 'guests')?.estimate ?? null;
  const isMeant = form.changes.some(({ kind }) => kind === 'guests') && from !== null;
  return useMemo(() => (isMeant ? { kind: 'guests', from, to } : null), [isMeant, from, to]);
};

/** Names, date, place, country, guests and budget. A new guest count is asked about first: costs per head follow it. */
export const ProfileForm = ({ wedding }: { wedding: Identified<Wedding> }) => {
  const intl = useIntl();
  const form = useProfileDraft(wedding);
  const { save: saveChanges, isSaving } = useSaveProfile(wedding);
  const [isConfirming, setConfirming] = useState(false);
  const guestChange = useGuestChange(form, wedding);
  const isChanged = form.changes.length > 0;
  const save = (): void =>
    void saveChanges(form.changes, () => {
      form.clear();
      setConfirming(false);
    });
  const count = (guests: number | null): string =>
    guests === null ? intl.formatMessage({ id: 'shell.profile.none' }) : intl.formatNumber(guests);
  return (
    <Form onSubmit={() => (guestChange === null ? isChanged && save() : setConfirming(true))}>
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
      {isConfirming && guestChange?.kind === 'guests' ? (
        <ConfirmChange
          weddingId={wedding.id}
          change={guestChange}
          title={intl.formatMessage({ id: 'shell.profile.confirm.guests' })}
          from={count(guestChange.from)}
          to={count(guestChange.to)}
          confirmLabel={intl.formatMessage({ id: 'shell.profile.change' })}
          isSaving={isSaving}
          onConfirm={save}
          onCancel={() => setConfirming(false)}
        />
      ) : null}
    </Form>
  );
};

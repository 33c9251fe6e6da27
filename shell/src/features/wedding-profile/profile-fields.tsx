import { useLocaleInfo, useSignedIn } from '@posy/remote-kit';
import type { CountryCode, CurrencyCode } from '@posy/shared-contracts';
import { personConstants } from '@posy/shared-contracts/constants';
import { MoneyField, NumberField, TextField } from '@posy/shared-ui/forms';
import { useIntl } from 'react-intl';
import { PlaceField } from './place/place-field';
import type { ProfileDraftControl } from './use-profile-draft';

interface Props {
  form: ProfileDraftControl;
}

/** The first names of the two partners, one field each. */
export const NameFields = ({ form: { values, edit } }: Props) => {
  const { formatMessage } = useIntl();
  const person = useSignedIn();
  const [one, other] = values.names;
  // The first name is that of the person who began the plan, so a partner reads the labels in reverse order.
  const words = [formatMessage({ id: 'shell.profile.one' }), formatMessage({ id: 'shell.profile.other' })];
  const [oneLabel, otherLabel] = person?.role === 'partner' ? words.reverse() : words;
  return (
    <>
      <TextField
        label={oneLabel}
        value={one}
        maxLength={personConstants.nameLength}
        onChange={(name) => edit({ names: [name, other] })}
      />
      <TextField
        label={otherLabel}
        value={other}
        maxLength={personConstants.nameLength}
        onChange={(name) => edit({ names: [one, name] })}
      />
    </>
  );
};

/** The wedding's place: any text; places of the wedding's country are suggested. */
export const WhereField = ({ form: { values, edit }, country }: Props & { country: CountryCode }) => (
  <PlaceField
    label={useIntl().formatMessage({ id: 'shell.profile.where' })}
    value={values.place}
    onChange={(place) => edit({ place })}
    country={country}
  />
);

/** The estimated number of guests. */
export const GuestField = ({
  form: { values, edit },
  label,
  labels,
}: Props & { label?: string; labels?: { decrease: string; increase: string } }) => {
  const { formatMessage } = useIntl();
  const { locale } = useLocaleInfo();
  return (
    <NumberField
      label={label ?? formatMessage({ id: 'shell.profile.guests' })}
      value={values.guests}
      min={0}
      max={10_000}
      locale={locale}
      unreadableError={formatMessage({ id: 'shell.profile.guestsUnreadable' })}
      onChange={(guests) => edit({ guests })}
      {...(labels === undefined ? {} : { labels })}
    />
  );
};

/** The couple's budget, in the wedding's currency. */
export const BudgetField = ({ form: { values, edit }, currency }: Props & { currency: CurrencyCode }) => {
  const { formatMessage } = useIntl();
  const { locale } = useLocaleInfo();
  return (
    <MoneyField
      label={formatMessage({ id: 'shell.profile.budget' })}
      value={values.budget}
      currency={currency}
      locale={locale}
      unreadableError={formatMessage({ id: 'shell.profile.budgetUnreadable' })}
      onChange={(budget) => edit({ budget })}
    />
  );
};

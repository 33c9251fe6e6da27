import { formatMoney, useHost, useLocaleInfo, useOnline } from '@posy/remote-kit';
import type { Sent } from '@posy/remote-kit/edits';
import { markets } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Callout } from '@posy/shared-ui';
import { RadioGroupField } from '@posy/shared-ui/forms';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { countryChanged } from '#adapters/stored/country-changed';
import { ConfirmChange } from '../changes/confirm-change';
import { pathInMarket, writeBeforeMove } from './country-move';
import { useCountryName } from './use-country-name';
import { useMove } from './use-move';
import type { CurrencyChoice, WantedCountry } from './wanted-country';

interface Props {
  wedding: Identified<Wedding>;
  wanted: WantedCountry;
  onChoose: (choice: CurrencyChoice) => void;
  onClose: () => void;
}

/** Returns true when there are amounts that another currency would change in meaning. */
const hasAmounts = ({ budget, costs }: Wedding): boolean => budget + (costs?.actual ?? 0) + (costs?.estimate ?? 0) > 0;

/** Asks what to do with the amounts when the other country has another currency. */
const CurrencyQuestion = (props: {
  wedding: Wedding;
  currency: Wedding['l10n']['currency'];
  value: CurrencyChoice;
  onChange: (value: CurrencyChoice) => void;
  error: string | null;
}) => {
  const { wedding, currency, value, onChange, error } = props;
  const intl = useIntl();
  const { locale } = useLocaleInfo();
  const named = (code: string) => intl.formatDisplayName(code, { type: 'currency' }) ?? code;
  const before = wedding.l10n.currency;
  const money = (code: Wedding['l10n']['currency']) => formatMoney({ amount: wedding.budget, currency: code }, locale);
  return (
    <RadioGroupField
      label={intl.formatMessage({ id: 'shell.profile.country.currency' })}
      layout="cards"
      value={value}
      onChange={(chosen) => onChange(chosen === 'keep' ? 'keep' : 'new')}
      {...(error === null ? {} : { error })}
      options={[
        {
          value: 'keep',
          label: intl.formatMessage({ id: 'shell.profile.country.keepCurrency' }, { currency: named(before) }),
          note: intl.formatMessage({ id: 'shell.profile.country.keepCurrencyNote' }),
        },
        {
          value: 'new',
          label: intl.formatMessage({ id: 'shell.profile.country.newCurrency' }, { currency: named(currency) }),
          note: intl.formatMessage(
            { id: 'shell.profile.country.newCurrencyNote' },
            { before: money(before), after: money(currency) },
          ),
        },
      ]}
    />
  );
};

/** Another country is another market: its effects are confirmed first, and the page is loaded there. */
export const CountryDialog = ({ wedding, wanted: { country, choice }, onChoose, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const host = useHost();
  const isOnline = useOnline();
  const nameOf = useCountryName();
  const makeMove = useMove();
  const [isAsked, setAsked] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const { country: from, currency: before } = wedding.l10n;
  const change = useMemo(() => ({ kind: 'country', from, to: country }) as const, [from, country]);
  const marketCurrency = markets.find((market) => market.country === country)?.currency ?? before;
  const isQuestion = marketCurrency !== before && hasAmounts(wedding);
  const isOpen = isQuestion && choice === '';
  const move = async (): Promise<void> => {
    setAsked(true);
    if (isOpen || !isOnline) return;
    setSaving(true);
    const currency = choice === 'keep' ? before : marketCurrency;
    const moved = (sent: Sent): void => {
      onClose();
      countryChanged.set(writeBeforeMove(wedding));
      if (sent === 'sent') host.navigate(pathInMarket(host.location.get().pathname, country));
    };
    const sent = await makeMove(wedding, { kind: 'country', country, currency, location: null }, moved);
    if (sent === 'refused') setSaving(false);
  };
  const name = nameOf(country);
  return (
    <ConfirmChange
      weddingId={wedding.id}
      changes={[{ change, from: nameOf(from), to: name }]}
      title={formatMessage({ id: 'shell.profile.confirm.country' }, { country: name })}
      confirmLabel={formatMessage({ id: 'shell.profile.country.move' }, { country: name })}
      isSaving={isSaving}
      onConfirm={() => void move()}
      onCancel={onClose}
    >
      <p>{formatMessage({ id: 'shell.profile.country.language' })}</p>
      {wedding.location === null ? null : (
        <p>{formatMessage({ id: 'shell.profile.country.place' }, { place: wedding.location.name })}</p>
      )}
      {!isQuestion ? null : (
        <CurrencyQuestion
          wedding={wedding}
          currency={marketCurrency}
          value={choice}
          onChange={onChoose}
          error={isAsked && isOpen ? formatMessage({ id: 'shell.profile.country.chooseCurrency' }) : null}
        />
      )}
      {isOnline ? null : (
        <Callout hue="primrose" role="status">
          {formatMessage({ id: 'shell.profile.country.offline' })}
        </Callout>
      )}
    </ConfirmChange>
  );
};

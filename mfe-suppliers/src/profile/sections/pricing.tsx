import styled from '@emotion/styled';
import { formatMoney, useLocaleInfo, useWedding } from '@posy/remote-kit';
import { type SupplierProfile, weddingDay } from '@posy/shared-contracts/entities';
import { profileAnchors } from '@posy/shared-contracts/paths';
import { isOtherDay, isSaturdayInSeason, ourPrice } from '@posy/shared-contracts/rules';
import { Callout, Inline, media, Stack, Text } from '@posy/shared-ui';
import { NumberField } from '@posy/shared-ui/forms';
import { CalendarBlankIcon } from '@posy/shared-ui/icons';
import { useState } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { PriceWords } from '#supplier/card/price-words';
import { useGuests } from '#supplier/couple/use-guests';
import { cheapestFor } from '#supplier/rules/price/package-price';
import { useAskedFor } from '#supplier/rules/use-asked-for';
import { ProfileSection } from '#supplier/screen/profile-section';
import { Brochures } from './brochures';
import { PackageCard } from './package-card';

const Packages = styled.ul`
  display: grid;
  gap: 12px;
  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
  }
  & > li {
    display: grid;
  }
`;

/** Maximum number of guests in the calculator. */
const mostGuests = 2000;

const Saturday = ({ price }: { price: NonNullable<SupplierProfile['saturdayPrice']> }) => {
  const { locale } = useLocaleInfo();
  const wedding = useWedding();
  const day = wedding === null ? null : weddingDay(wedding);
  const { formatMessage } = useIntl();
  const basis = formatMessage({ id: `profile.basis.${price.basis}` });
  const isOurs = day !== null && isSaturdayInSeason(day);
  return (
    <Callout hue={isOurs ? 'fern' : undefined} icon={<CalendarBlankIcon />}>
      <FormattedMessage
        id={isOurs ? 'profile.pricing.ourSaturday' : 'profile.pricing.saturday'}
        values={{ price: <strong>{formatMoney(price, locale)}</strong>, basis }}
      />
      {price.condition === '' ? null : (
        <Text size="small" tone="soft">
          {price.condition}
        </Text>
      )}
    </Callout>
  );
};

/** The price of days that are neither the cheapest nor a Saturday in season. */
const OtherDays = ({ price }: { price: NonNullable<SupplierProfile['otherDaysPrice']> }) => {
  const { locale } = useLocaleInfo();
  const wedding = useWedding();
  const day = wedding === null ? null : weddingDay(wedding);
  const { formatMessage } = useIntl();
  const isOurs = day !== null && isOtherDay(day);
  const values = {
    price: <strong>{formatMoney(price, locale)}</strong>,
    basis: formatMessage({ id: `profile.basis.${price.basis}` }),
    day: isOurs ? <FormattedDate value={`${day}T12:00:00Z`} timeZone="UTC" dateStyle="full" /> : null,
  };
  return (
    <Callout hue={isOurs ? 'fern' : undefined} icon={<CalendarBlankIcon />}>
      <FormattedMessage id={isOurs ? 'profile.pricing.ourOtherDay' : 'profile.pricing.otherDays'} values={values} />
    </Callout>
  );
};

/** States that the couple's day has no price of its own, so that they take neither of the two for theirs. */
const BetweenDays = ({ profile: { price } }: { profile: SupplierProfile }) => {
  const asked = useAskedFor();
  if (price === null || asked.day === null || ourPrice(price, asked).kind !== 'between') return null;
  return (
    <Text size="small" tone="soft">
      <FormattedMessage
        id="profile.pricing.betweenDays"
        values={{ day: <FormattedDate value={`${asked.day}T12:00:00Z`} timeZone="UTC" dateStyle="full" /> }}
      />
    </Text>
  );
};

/** Packages with their content and their total for the number of guests; a price never stands without its unit. */
export const Pricing = ({ profile }: { profile: SupplierProfile }) => {
  const { price, packages, saturdayPrice, otherDaysPrice } = profile;
  const { formatMessage } = useIntl();
  const ours = useGuests();
  const [typed, setTyped] = useState<number | null>(null);
  const guests = typed ?? ours;
  const isCounted = packages.some(({ basis }) => basis === 'per-head');
  // When no price is per guest, the number of guests makes none the cheapest.
  const cheapest = isCounted && guests !== null && packages.length > 1 ? cheapestFor(packages, guests) : null;
  return (
    <ProfileSection id={profileAnchors.pricing} title={<FormattedMessage id="suppliers.section.pricing" />}>
      <Inline justify="space-between" align="end">
        <PriceWords price={price} />
        {isCounted ? (
          <NumberField
            label={formatMessage({ id: 'profile.pricing.guests' })}
            value={guests}
            min={1}
            max={mostGuests}
            onChange={setTyped}
            labels={{
              decrease: formatMessage({ id: 'profile.pricing.fewer' }),
              increase: formatMessage({ id: 'profile.pricing.more' }),
            }}
          />
        ) : null}
      </Inline>
      {packages.length === 0 ? null : (
        <Packages>
          {packages.map((item) => (
            <li key={item.name}>
              <PackageCard item={item} guests={guests} isCheapest={item === cheapest} />
            </li>
          ))}
        </Packages>
      )}
      <BetweenDays profile={profile} />
      <Stack>
        {saturdayPrice == null ? null : <Saturday price={saturdayPrice} />}
        {otherDaysPrice == null ? null : <OtherDays price={otherDaysPrice} />}
      </Stack>
      <Brochures brochures={profile.brochures ?? []} />
    </ProfileSection>
  );
};

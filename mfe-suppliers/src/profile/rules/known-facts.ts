import { formatMoney } from '@posy/remote-kit';
import type { CurrencyCode } from '@posy/shared-contracts';
import type { SupplierFacts, SupplierProfile } from '@posy/shared-contracts/entities';
import type { IntlShape } from 'react-intl';
import { closedWords } from './closed-words';

/** A fact's name and its value, as text. */
export type KnownFact = readonly [name: string, value: string];

interface FactFormat {
  intl: IntlShape;
  locale: string;
  currency: CurrencyCode;
  distance: (km: number) => string;
}

type FactPresenter = (facts: SupplierFacts, words: FactFormat) => KnownFact | null;

const guests: FactPresenter = ({ capacityDayMin: min, capacityDayMax: max }, { intl }) =>
  max == null
    ? null
    : [
        intl.formatMessage({ id: 'profile.fact.day' }),
        intl.formatMessage(
          { id: 'profile.fact.dayGuests' },
          { min: min ?? 0, max, hasMin: String(min != null && min < max) },
        ),
      ];

const evening: FactPresenter = ({ capacityEvening: max }, { intl }) =>
  max == null
    ? null
    : [
        intl.formatMessage({ id: 'profile.fact.evening' }),
        intl.formatMessage({ id: 'profile.fact.upTo' }, { count: max }),
      ];

const rooms: FactPresenter = ({ rooms: count, sleeps }, { intl }) =>
  count == null && sleeps == null
    ? null
    : [
        intl.formatMessage({ id: 'profile.fact.rooms' }),
        intl.formatMessage({ id: 'profile.fact.roomsAndBeds' }, { rooms: count ?? 0, sleeps: sleeps ?? 0 }),
      ];

const catering: FactPresenter = ({ catering: way }, { intl }) =>
  way == null
    ? null
    : [intl.formatMessage({ id: 'profile.fact.catering' }), intl.formatMessage({ id: `profile.fact.catering.${way}` })];

const licence: FactPresenter = ({ licence: has }, { intl }) =>
  has == null
    ? null
    : [
        intl.formatMessage({ id: 'profile.fact.licence' }),
        intl.formatMessage({ id: has ? 'profile.fact.licence.yes' : 'profile.fact.licence.no' }),
      ];

const access: FactPresenter = ({ stepFree }, { intl }) =>
  stepFree == null
    ? null
    : [
        intl.formatMessage({ id: 'profile.fact.access' }),
        intl.formatMessage({ id: stepFree ? 'profile.fact.access.yes' : 'profile.fact.access.no' }),
      ];

const corkage: FactPresenter = ({ corkage: amount }, { intl, locale, currency }) =>
  amount == null
    ? null
    : [
        intl.formatMessage({ id: 'profile.fact.corkage' }),
        amount === 0
          ? intl.formatMessage({ id: 'profile.fact.corkage.free' })
          : intl.formatMessage(
              { id: 'profile.fact.corkage.bottle' },
              { price: formatMoney({ amount, currency }, locale) },
            ),
      ];

const curfew: FactPresenter = ({ curfew: time }, { intl }) =>
  time == null ? null : [intl.formatMessage({ id: 'profile.fact.curfew' }), time];

const travels: FactPresenter = ({ travelRadiusKm: km }, { intl, distance }) =>
  km == null
    ? null
    : [
        intl.formatMessage({ id: 'profile.fact.travels' }),
        intl.formatMessage({ id: 'profile.fact.travels.upTo' }, { distance: distance(km) }),
      ];

const delivery: FactPresenter = ({ deliveryWeeks: weeks }, { intl }) =>
  weeks == null
    ? null
    : [
        intl.formatMessage({ id: 'profile.fact.delivery' }),
        intl.formatMessage({ id: 'profile.fact.weeks' }, { weeks }),
      ];

const presenters = [guests, evening, rooms, catering, access, licence, corkage, curfew, travels, delivery];

/** Returns the supplier's own facts; missing ones are left out. */
export const knownFacts = (
  { facts, closed }: Pick<SupplierProfile, 'facts' | 'closed'>,
  words: FactFormat,
): KnownFact[] => {
  const known = presenters.flatMap((report) => {
    const fact = report(facts ?? {}, words);
    return fact === null ? [] : [fact];
  });
  const days = closedWords(words.intl, closed);
  return days === null ? known : [...known, [words.intl.formatMessage({ id: 'profile.fact.closed' }), days]];
};

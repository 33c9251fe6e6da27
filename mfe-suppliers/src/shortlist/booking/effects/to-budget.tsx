import { formatMoney, useLocaleInfo } from '@posy/remote-kit';
import { plannedFor } from '@posy/shared-contracts/rules';
import { ListChecksIcon, SquaresFourIcon } from '@posy/shared-ui/icons';
import { FormattedList, FormattedMessage } from 'react-intl';
import { useShortlist } from '#shortlist/entries/use-shortlist';
import { asksHowMany, sumOf, totalOf } from '#shortlist/rules/agreement';
import { type ShortlistEntry, stateOf } from '#shortlist/rules/entry';
import { usePlanned } from '#shortlist/use-planned';
import { basisWord } from '#supplier/card/stated-price';
import { Follows, type FollowsProps } from './follows';

/** Returns other booked suppliers of the category: both are counted. */
const useBookedBeside = (entry: ShortlistEntry): ShortlistEntry[] =>
  (useShortlist().entries ?? []).filter(
    (one) => one.id !== entry.id && one.type === entry.type && stateOf(one) === 'booked',
  );

/** The amount that is added to the budget, beside the planned one. */
export const ToBudget = ({ entry, wedding, draft }: FollowsProps) => {
  const { locale } = useLocaleInfo();
  const { currency } = wedding.l10n;
  const costs = usePlanned(wedding.id);
  const others = useBookedBeside(entry).map(({ id }) => id);
  // As the shortlist shows it; costs of other booked suppliers of the category are theirs.
  const planned = plannedFor(
    costs.filter(({ supplierId }) => supplierId === null || !others.includes(supplierId)),
    entry.type,
  );
  const { amount: stated, basis } = draft;
  const total = stated === null ? sumOf(draft).sum : totalOf(draft);
  const amount = total ?? stated ?? 0;
  if (amount === 0) return null;
  const money = (of: number): string => formatMoney({ amount: of, currency }, locale);
  const beside =
    total === null || planned === 0 ? 'alone' : total > planned ? 'over' : total < planned ? 'under' : 'even';
  const stands = total === null && asksHowMany(basis) ? 'unreckoned' : beside;
  return (
    <Follows
      hue="primrose"
      icon={<SquaresFourIcon size="s" />}
      title={
        <FormattedMessage
          id="booking.follows.budget"
          values={{ amount: money(amount), basis: total === null ? basisWord(basis) : 'total' }}
        />
      }
    >
      {stands === 'alone' ? undefined : (
        <FormattedMessage
          id="booking.follows.planned"
          values={{ stands, by: money(Math.abs(planned - amount)), planned: money(planned) }}
        />
      )}
    </Follows>
  );
};

/**
 * Returns the supplier whose quote the budget counts now: it is replaced, so that the category is not counted twice.
 */
const useQuoteThatGoes = ({ entry, wedding }: FollowsProps) => {
  const costs = usePlanned(wedding.id);
  const open = (useShortlist().entries ?? []).filter((one) => one.id !== entry.id && stateOf(one) !== 'booked');
  if (costs.some(({ supplierId }) => supplierId === entry.id)) return null;
  return (
    costs
      .filter(({ group, actual }) => group === entry.type && actual > 0)
      .flatMap(({ supplierId, actual }) => {
        const whose = open.find(({ id }) => id === supplierId);
        return whose === undefined ? [] : [{ name: whose.name, amount: actual }];
      })[0] ?? null
  );
};

/** The quote that a booking replaces in the budget, and the costs that stay beside it. */
export const BesideIt = (props: FollowsProps) => {
  const { entry, wedding, draft } = props;
  const { locale } = useLocaleInfo();
  const beside = useBookedBeside(entry);
  const quote = useQuoteThatGoes(props);
  const hasPrice = (draft.amount ?? sumOf(draft).sum) > 0;
  return (
    <>
      {quote === null || !hasPrice ? null : (
        <Follows
          hue="primrose"
          icon={<SquaresFourIcon size="s" />}
          title={
            <FormattedMessage
              id="booking.follows.instead"
              values={{
                name: quote.name,
                amount: formatMoney({ amount: quote.amount, currency: wedding.l10n.currency }, locale),
              }}
            />
          }
        />
      )}
      {beside.length === 0 ? null : (
        <Follows
          hue="apricot"
          icon={<ListChecksIcon size="s" />}
          title={
            <FormattedMessage
              id="booking.follows.beside"
              values={{ names: <FormattedList value={beside.map(({ name }) => name)} />, count: beside.length }}
            />
          }
        />
      )}
    </>
  );
};

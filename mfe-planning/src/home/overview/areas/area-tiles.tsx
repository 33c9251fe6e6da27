import { formatMoney, useLive, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { collections } from '@posy/shared-contracts/collections';
import { shortlistStateOf, type Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { useGuestTotals } from '#guests/public';
import { budgetSummary } from '#home/rules/budget-summary';
import type { Totals } from '#plan/tasks/totals';
import { AreaTile } from './area-tile';
import { liveFacts } from './live-facts';

interface Props {
  wedding: Identified<Wedding>;
}

export const ChecklistTile = ({ totals }: { totals: Totals }) => {
  const { market } = useLocaleInfo();
  return (
    <AreaTile
      hue="fern"
      title={<FormattedMessage id="planning.overview.checklist" />}
      href={paths.checklist(market.prefix)}
      facts={{
        figure: <FormattedNumber value={totals.done} />,
        note: <FormattedMessage id="planning.overview.checklist.note" values={{ total: totals.total }} />,
      }}
    />
  );
};

export const GuestsTile = ({ wedding }: Props) => {
  const { market } = useLocaleInfo();
  const { count } = wedding.guests;
  const coming = useGuestTotals(wedding)?.attending ?? 0;
  return (
    <AreaTile
      hue="bluebell"
      title={<FormattedMessage id="planning.overview.guests" />}
      href={paths.guestlist(market.prefix)}
      facts={{
        figure: <FormattedNumber value={coming > 0 ? coming : count} />,
        note: (
          <FormattedMessage
            id={coming > 0 ? 'planning.overview.guests.coming' : 'planning.overview.guests.note'}
            values={{ count }}
          />
        ),
      }}
    />
  );
};

const BudgetNote = ({ wedding }: Props) => {
  const { locale } = useLocaleInfo();
  const summary = budgetSummary(wedding);
  if (summary.kind === 'none') return <FormattedMessage id="planning.overview.budget.none" />;
  if (summary.kind === 'open') return <FormattedMessage id="planning.overview.budget.agreed" />;
  const budget = formatMoney(summary.budget, locale);
  return <FormattedMessage id="planning.overview.budget.of" values={{ budget }} />;
};

export const BudgetTile = ({ wedding }: Props) => {
  const { market, locale } = useLocaleInfo();
  const amount = wedding.costs?.actual ?? 0;
  return (
    <AreaTile
      hue="primrose"
      title={<FormattedMessage id="planning.overview.budget" />}
      href={paths.budget(market.prefix)}
      facts={{
        figure: formatMoney({ amount, currency: wedding.l10n.currency }, locale),
        note: <BudgetNote wedding={wedding} />,
      }}
    />
  );
};

export const SuppliersTile = ({ wedding }: Props) => {
  const { market } = useLocaleInfo();
  const live = useLive({ collection: collections.shortlist(wedding.id) });
  return (
    <AreaTile
      hue="peony"
      title={<FormattedMessage id="planning.overview.suppliers" />}
      href={paths.shortlist(market.prefix)}
      facts={liveFacts(live, (suppliers) => {
        const chosen = suppliers.filter((one) => !['ignored', 'removed'].includes(shortlistStateOf(one)));
        return {
          figure: <FormattedNumber value={chosen.filter(({ booked }) => booked).length} />,
          note: <FormattedMessage id="planning.overview.suppliers.note" values={{ count: chosen.length }} />,
        };
      })}
    />
  );
};

export const WebsiteTile = ({ wedding }: Props) => {
  const { market } = useLocaleInfo();
  const site = useLive({ collection: collections.website(wedding.id) });
  const events = useLive({ collection: collections.events(wedding.id) });
  return (
    <AreaTile
      hue="sweetpea"
      title={<FormattedMessage id="planning.overview.website" />}
      href={paths.website(market.prefix)}
      facts={liveFacts(events, ({ length }) => ({
        figure: <FormattedMessage id="planning.overview.website.events" values={{ count: length }} />,
        note: (
          <FormattedMessage
            id={
              (site.value ?? []).some(({ published }) => published)
                ? 'planning.overview.website.live'
                : 'planning.overview.website.draft'
            }
          />
        ),
      }))}
    />
  );
};

export const ScrapbookTile = ({ wedding }: Props) => {
  const { market } = useLocaleInfo();
  const live = useLive({ collection: collections.notes(wedding.id) });
  return (
    <AreaTile
      hue="apricot"
      title={<FormattedMessage id="planning.overview.scrapbook" />}
      href={paths.scrapbook(market.prefix)}
      facts={liveFacts(live, ({ length }) => ({
        figure: <FormattedNumber value={length} />,
        note: <FormattedMessage id="planning.overview.scrapbook.note" values={{ count: length }} />,
      }))}
    />
  );
};

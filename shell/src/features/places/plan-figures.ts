import { formatMoney, useLocaleInfo } from '@posy/remote-kit';
import type { Session } from '@posy/shared-contracts/mount-props';
import { mayView } from '@posy/shared-contracts/rules';
import { useIntl } from 'react-intl';

/** Where a plan stands, from what its wedding carries. */
export interface PlanFigures {
  /** What of the budget nobody has quoted for, or what quotes are over it, in words: the wedding carries no more. */
  budget: string | null;
  /** Tasks done of all. */
  overview: string | null;
}

/** What there is to know of a plan's places before they are opened: the figures that home names, under the same names. */
export const usePlanFigures = (session: Session): PlanFigures => {
  const { formatMessage } = useIntl();
  const { locale } = useLocaleInfo();
  if (session.status !== 'signed-in' || session.wedding === null) return { budget: null, overview: null };
  const { wedding, uid } = session;
  const { budget, costs, tasks, l10n } = wedding;
  const rest = budget - (costs?.actual ?? 0);
  const amount = formatMoney({ amount: Math.abs(rest), currency: l10n.currency }, locale);
  const isBudgetKnown = budget > 0 && mayView(wedding, uid, 'budget');
  return {
    budget: isBudgetKnown
      ? formatMessage({ id: rest < 0 ? 'shell.places.over' : 'shell.places.left' }, { amount })
      : null,
    overview:
      tasks.total > 0 ? formatMessage({ id: 'shell.places.done' }, { done: tasks.done, total: tasks.total }) : null,
  };
};

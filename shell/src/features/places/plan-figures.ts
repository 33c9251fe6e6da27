import { formatMoney, useLocaleInfo } from '@posy/remote-kit';
import type { Session } from '@posy/shared-contracts/mount-props';
import { mayView } from '@posy/shared-contracts/rules';
import { useIntl } from 'react-intl';

/** The figures of a plan, from its wedding's document. */
export interface PlanFigures {
  /**
   * The part of the budget without a quote, or the excess of the quotes, as text: the wedding's document has no more.
   */
  budget: string | null;
  /** Done tasks of all tasks. */
  overview: string | null;
}

/** Returns the figures of a plan's screens, shown before they are opened: those of home, under the same names. */
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

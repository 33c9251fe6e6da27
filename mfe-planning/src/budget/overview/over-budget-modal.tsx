import { useHost, useOpenItem, useSignedIn } from '@posy/remote-kit';
import { Button } from '@posy/shared-ui';
import { Dialog } from '@posy/shared-ui/overlays';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMoney } from '../queries/use-money';
import type { Health } from '../rules/figures/totals';

type OverBudget = Extract<Health, { kind: 'over' }>;

/**
 * The budget and its costs arrive one after the other: an excess that lasts only a moment is not shown. Milliseconds.
 */
const restMs = 1000;

/**
 * Warns each person once that the costs exceed the budget; afterwards the note on the screen does. Source: S3-user-01.
 */
export const OverBudgetModal = ({ health }: { health: Health }) => {
  const { clock, seen } = useHost();
  const { formatMessage } = useIntl();
  const money = useMoney();
  const hasSeen = useSignedIn()?.user.actions.hasSeenBudgetWarningModal ?? true;
  const [shown, setShown] = useState<OverBudget | null>(null);
  // The profile records it only after the server has answered, and the figures may change before.
  const wasShown = useRef(false);
  const close = (): void => setShown(null);
  useEffect(() => {
    if (health.kind !== 'over' || hasSeen || wasShown.current) return undefined;
    return clock.after(restMs, () => {
      wasShown.current = true;
      setShown(health);
      seen.mark('hasSeenBudgetWarningModal');
    });
  }, [clock, health, hasSeen, seen]);
  useOpenItem('dialog', shown !== null, close);
  return (
    <Dialog
      isOpen={shown !== null}
      size="s"
      onClose={close}
      title={formatMessage({ id: 'budget.warning.title' })}
      closeLabel={formatMessage({ id: 'planning.close' })}
      actions={
        <Button kind="main" onPress={close}>
          <FormattedMessage id="budget.warning.close" />
        </Button>
      }
    >
      <p>
        <FormattedMessage
          id="budget.warning.text"
          values={{
            amount: money(shown?.by ?? 0),
            costs: money(shown?.costs ?? 0),
            budget: money(shown?.budget ?? 0),
          }}
        />
      </p>
    </Dialog>
  );
};

import type { Wedding } from '@posy/shared-contracts/entities';
import { countsEstimate, guestFacts, isListBegun } from '@posy/shared-contracts/rules';
import { Card } from '@posy/shared-ui';
import { SwitchField } from '@posy/shared-ui/forms';
import { useIntl } from 'react-intl';
import type { BudgetCommands } from '../queries/use-budget-commands';
import { NotPrinted } from './payments/not-printed';

interface Props {
  wedding: Wedding;
  commands: BudgetCommands;
}

/**
 * Asks, while the guest list is shorter than the couple's estimate, whether the estimate counts until the list is as
 * long: a list with few guests would make every item per head look cheap.
 */
export const HeadsNote = ({ wedding, commands }: Props) => {
  const { formatMessage } = useIntl();
  const facts = guestFacts(wedding);
  if (!isListBegun(facts)) return null;
  const values = { count: facts.count, estimate: facts.estimate ?? 0 };
  return (
    <NotPrinted>
      <Card isSunken>
        <SwitchField
          label={formatMessage({ id: 'budget.heads' }, values)}
          help={formatMessage({ id: 'budget.heads.help' }, values)}
          isOn={countsEstimate(facts)}
          onChange={commands.countEstimate}
        />
      </Card>
    </NotPrinted>
  );
};

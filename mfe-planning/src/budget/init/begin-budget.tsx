import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Button, PageHead, Text } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import type { ReadyBudget } from '../queries/use-budget';
import type { BudgetCommands } from '../queries/use-budget-commands';
import { AnswersForm } from './answers-form';
import { useAnswers } from './use-answers';

interface Props {
  wedding: Identified<Wedding>;
  budget: ReadyBudget;
  commands: BudgetCommands;
  /** Begins the budget with a cost of the couple's own instead. */
  onAdd: () => void;
}

/** Asks the first answers, with a live preview of the budget they would make. Source: S3-budget-init-01. */
export const BeginBudget = ({ wedding, budget, commands, onAdd }: Props) => {
  const control = useAnswers(wedding, budget);
  return (
    <>
      <PageHead title={<FormattedMessage id="budget.title" />} lead={<FormattedMessage id="budget.init.lead" />} />
      <AnswersForm
        wedding={wedding}
        control={control}
        onSubmit={() => control.submit(commands.begin)}
        note={
          <Text size="small" tone="soft">
            <FormattedMessage id="budget.init.basis" />
          </Text>
        }
        actions={
          <>
            <Button kind="main" type="submit">
              <FormattedMessage id="budget.init.submit" />
            </Button>
            <Button kind="plain" onPress={onAdd}>
              <FormattedMessage id="budget.init.own" />
            </Button>
          </>
        }
      />
    </>
  );
};

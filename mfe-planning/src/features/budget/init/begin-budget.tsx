import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Button, Card, Inline, PageHead, Text } from '@posy/shared-ui';
import { Form } from '@posy/shared-ui/forms';
import { FormattedMessage } from 'react-intl';
import type { ReadyBudget } from '../use-budget';
import type { BudgetCommands } from '../use-budget-commands';
import { AnswerFields } from './answer-fields';
import { AnswersLayout } from './answers-layout';
import { GroupChoice } from './group-choice';
import { useAnswers } from './use-answers';

interface Props {
  wedding: Identified<Wedding>;
  budget: ReadyBudget;
  commands: BudgetCommands;
  /** Begins with a cost of the couple's own instead. */
  onAdd: () => void;
}

/** The first answers, and live what they would make. Source: section 3, Budget init form. */
export const BeginBudget = ({ wedding, budget, commands, onAdd }: Props) => {
  const control = useAnswers(wedding, budget);
  return (
    <>
      <PageHead title={<FormattedMessage id="budget.title" />} lead={<FormattedMessage id="budget.init.lead" />} />
      <Form onSubmit={() => control.submit(commands.begin)}>
        <AnswersLayout>
          <Card>
            <AnswerFields control={control} listed={wedding.guests.count} />
          </Card>
          <Card>
            <GroupChoice control={control} />
          </Card>
        </AnswersLayout>
        <Text size="small" tone="soft">
          <FormattedMessage id="budget.init.basis" />
        </Text>
        <Inline gap={2}>
          <Button kind="main" type="submit">
            <FormattedMessage id="budget.init.submit" />
          </Button>
          <Button kind="plain" onPress={onAdd}>
            <FormattedMessage id="budget.init.own" />
          </Button>
        </Inline>
      </Form>
    </>
  );
};

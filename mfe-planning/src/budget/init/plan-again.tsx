import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Button, ButtonLink, Callout, PageHead, Rows, Section, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { itemName } from '../queries/item-names';
import type { ReadyBudget } from '../queries/use-budget';
import type { BudgetCommands } from '../queries/use-budget-commands';
import { useMoney } from '../queries/use-money';
import type { Replan } from '../rules/plan/replan';
import { AnswersForm } from './answers-form';
import { PreviewRow } from './preview-row';
import { useAnswers } from './use-answers';

const isNothing = ({ changed, added, removed }: Replan): boolean =>
  changed.length + added.length + removed.length === 0;

/** Lists the effects of a plan, line by line, before it is applied. */
const Preview = ({ plan }: { plan: Replan }) => {
  const intl = useIntl();
  const money = useMoney();
  return (
    <Section title={<FormattedMessage id="budget.again.preview" />} size="h3">
      <Text size="small" tone="soft">
        <FormattedMessage id="budget.again.stored" values={{ count: plan.settled.length }} />
      </Text>
      {plan.over > 0 && (
        <Callout hue="apricot">
          <FormattedMessage id="budget.again.over" values={{ amount: money(plan.over) }} />
        </Callout>
      )}
      {isNothing(plan) && (
        <Text>
          <FormattedMessage id="budget.again.nothing" />
        </Text>
      )}
      <Rows>
        {plan.changed.map(({ before, after }) => (
          <PreviewRow key={after.key} name={before.cost.name} from={before.estimate} to={after.estimate} />
        ))}
        {plan.added.map(({ key, estimate }) => (
          <PreviewRow key={key} name={itemName(intl, key)} from={null} to={estimate} />
        ))}
        {plan.removed.map(({ cost, estimate }) => (
          <PreviewRow key={cost.id} name={cost.name} from={estimate} to={null} />
        ))}
      </Rows>
    </Section>
  );
};

interface Props {
  wedding: Identified<Wedding>;
  budget: ReadyBudget;
  commands: BudgetCommands;
}

/** Plans again from new answers: quoted and paid amounts stay, the rest changes after a preview. */
export const PlanAgain = ({ wedding, budget, commands }: Props) => {
  const { navigate } = useHost();
  const { market } = useLocaleInfo();
  const control = useAnswers(wedding, budget);
  const back = paths.budget(market.prefix);
  const apply = (): void =>
    control.submit((plan, form) => {
      commands.begin(plan, form);
      navigate(back);
    });
  return (
    <>
      <PageHead
        title={<FormattedMessage id="budget.again.title" />}
        lead={<FormattedMessage id="budget.again.lead" />}
      />
      <AnswersForm
        wedding={wedding}
        control={control}
        onSubmit={apply}
        preview={<Preview plan={control.plan} />}
        actions={
          <>
            <Button kind="main" type="submit">
              <FormattedMessage id="budget.again.submit" />
            </Button>
            <ButtonLink kind="plain" href={back}>
              <FormattedMessage id="planning.cancel" />
            </ButtonLink>
          </>
        }
      />
    </>
  );
};

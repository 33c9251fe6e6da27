import styled from '@emotion/styled';
import { sumAmounts } from '@posy/shared-contracts/rules';
import { color, InlineError } from '@posy/shared-ui';
import { CheckboxField } from '@posy/shared-ui/forms';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { groupName } from '../queries/group-names';
import { useMoney } from '../queries/use-money';
import { costGroups } from '../rules/items/item-templates';
import type { Replan } from '../rules/plan/replan';
import type { AnswersControl } from './use-answers';

const Group = styled.fieldset`
  display: grid;
  min-inline-size: 0;
  & > legend {
    padding-block-end: 4px;
    font-weight: 600;
  }
  & > div {
    display: flex;
    gap: 12px;
    align-items: center;
    justify-content: space-between;
    min-block-size: 44px;
    border-block-end: 1px solid ${color.line};
  }
  & > div > span {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

/** Returns the amount that a plan sets aside for a group, in minor units. */
const plannedFor = (plan: Replan, group: string): number =>
  sumAmounts([
    ...plan.added.filter((item) => item.group === group).map(({ estimate }) => estimate),
    ...plan.changed.filter(({ after }) => after.group === group).map(({ after }) => after.estimate),
    ...[...plan.settled, ...plan.unchanged].filter(({ cost }) => cost.group === group).map(({ amount }) => amount),
  ]);

/** Chooses the groups to plan for, each with the amount it would get. */
export const GroupChoice = ({ control }: { control: AnswersControl }) => {
  const intl = useIntl();
  const money = useMoney();
  const id = useId();
  const { answers, change, plan, faults } = control;
  const isWrong = faults.has('categories');
  const choose = (group: string, isChosen: boolean): void => {
    const others = answers.categories.filter((one) => one !== group);
    change({ categories: isChosen ? [...others, group] : others });
  };
  return (
    <Group aria-describedby={isWrong ? id : undefined}>
      <legend>
        <FormattedMessage id="budget.init.groups" />
      </legend>
      {costGroups.map((group) => (
        <div key={group}>
          <CheckboxField
            label={groupName(intl, group)}
            isChecked={answers.categories.includes(group)}
            onChange={(isChosen) => choose(group, isChosen)}
          />
          <span>{answers.categories.includes(group) && money(plannedFor(plan, group))}</span>
        </div>
      ))}
      {isWrong && <InlineError id={id}>{intl.formatMessage({ id: 'budget.fault.groups' })}</InlineError>}
    </Group>
  );
};

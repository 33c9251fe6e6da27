import type { Wedding } from '@posy/shared-contracts/entities';
import { type BudgetInitForm, budgetInitFormSchema, readForm } from '@posy/shared-contracts/forms';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { guestFacts, type Heads, headsOf } from '@posy/shared-contracts/rules';
import { useState } from 'react';
import { deviceDrafts } from '#plan/adapters/device-drafts';
import type { ReadyBudget } from '../queries/use-budget';
import { largestAmount } from '../rules/cost-draft';
import type { CostItem } from '../rules/cost-items';
import {
  type BudgetAnswers,
  budgetAnswersSchema,
  firstAnswers,
  proposalFor,
  toForm,
  usualFor,
} from '../rules/plan/answers';
import { type Replan, replan } from '../rules/plan/replan';

/** Fields whose content is invalid. */
export type AnswerFault = 'budget' | 'guestsEstimate' | 'categories';

/** The form's answers and the effect they would have on the budget. */
export interface AnswersControl {
  answers: BudgetAnswers;
  change: (changes: Partial<BudgetAnswers>) => void;
  /** The budget that we propose for the answers, in minor units. */
  proposal: number;
  /** The amount that weddings of this size usually cost, in minor units. */
  usual: number;
  /** The changes that the answers make to the costs that exist. */
  plan: Replan;
  faults: ReadonlySet<AnswerFault>;
  /** Passes the plan on and deletes the draft, or shows the invalid fields. */
  submit: (begin: (plan: Replan, form: BudgetInitForm) => void) => void;
}

const keyOf = (weddingId: string): string => `budget.${weddingId}`;

const faultsIn = (answers: BudgetAnswers, wedding: Wedding): Set<AnswerFault> => {
  const read = readForm(budgetInitFormSchema, toForm(answers, wedding));
  const faults = new Set<AnswerFault>();
  if (!read.ok && 'guestsEstimate' in read.faults) faults.add('guestsEstimate');
  if ((!read.ok && 'budget' in read.faults) || (answers.budget ?? 0) > largestAmount) faults.add('budget');
  if (answers.categories.length === 0) faults.add('categories');
  return faults;
};

const planFor = (items: readonly CostItem[], answers: BudgetAnswers, proposal: number, heads: Heads): Replan =>
  replan(items, {
    budget: Math.min(largestAmount, Math.max(0, answers.budget ?? proposal)),
    groups: answers.categories,
    heads,
  });

/**
 * Returns the number of guests that items per head are multiplied by, calculated as it will be once the answers are
 * saved.
 */
const headsFor = (wedding: Wedding, { guestsEstimate }: BudgetAnswers): Heads => {
  const guess = Math.max(0, Math.trunc(guestsEstimate ?? 0));
  return headsOf(guestFacts(wedding, guess > wedding.guests.count ? guess : undefined));
};

/** The form's state. It begins with the wedding's values and is stored on the device until it is sent. */
export const useAnswers = (wedding: Identified<Wedding>, budget: ReadyBudget): AnswersControl => {
  const [answers, setAnswers] = useState(
    () => deviceDrafts.read(keyOf(wedding.id), budgetAnswersSchema) ?? firstAnswers(wedding),
  );
  const [isTried, setTried] = useState(false);
  const proposal = proposalFor(answers, wedding);
  const plan = planFor(budget.items, answers, proposal, headsFor(wedding, answers));
  const faults = faultsIn(answers, wedding);
  return {
    answers,
    change(changes) {
      const next = { ...answers, ...changes };
      deviceDrafts.write(keyOf(wedding.id), next);
      setAnswers(next);
    },
    proposal,
    usual: usualFor(answers, wedding),
    plan,
    faults: isTried ? faults : new Set(),
    submit(begin) {
      const read = readForm(budgetInitFormSchema, toForm(answers, wedding));
      setTried(true);
      if (!read.ok || faults.size > 0) return;
      deviceDrafts.write(keyOf(wedding.id), null);
      begin(plan, read.values);
    },
  };
};

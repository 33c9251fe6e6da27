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

/** Fields whose text cannot be used. */
export type AnswerFault = 'budget' | 'guestsEstimate' | 'categories';

/** The answers while they are given, and what they would make of the budget. */
export interface AnswersControl {
  answers: BudgetAnswers;
  change: (changes: Partial<BudgetAnswers>) => void;
  /** What we would propose for them, in minor units. */
  proposal: number;
  /** What weddings of their size usually come to, in minor units. */
  usual: number;
  /** What they make of the costs that are there. */
  plan: Replan;
  faults: ReadonlySet<AnswerFault>;
  /** Hands on the plan, or shows what is wrong. Forgets the draft. */
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

/** Whom items per head count with these answers, as they will when the answers stand on the wedding. */
const headsFor = (wedding: Wedding, { guestsEstimate }: BudgetAnswers): Heads => {
  const guess = Math.max(0, Math.trunc(guestsEstimate ?? 0));
  return headsOf(guestFacts(wedding, guess > wedding.guests.count ? guess : undefined));
};

/** The form's state: begun from the wedding, kept on the device until it is sent. */
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

import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { FieldGrid } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { deviceDrafts } from '#plan/adapters/device-drafts';
import { FormDialog } from '#plan/forms/form-dialog';
import type { ReadyBudget } from '../queries/use-budget';
import { type CostDraft, costDraftSchema, emptyCost, faultsOf } from '../rules/cost-draft';
import {
  EstimateFields,
  GroupField,
  NameField,
  NotesField,
  PayerField,
  QuotedField,
  SupplierField,
} from './cost-fields';

export interface CustomCostProps {
  wedding: Identified<Wedding>;
  budget: ReadyBudget;
  onAdd: (draft: CostDraft) => void;
  onClose: () => void;
}

const keyOf = (weddingId: string): string => `cost.${weddingId}.new`;

/** Adds a cost of the couple's own. The draft is stored on the device until the cost is added. */
export const CustomCostModal = ({ wedding, budget, onAdd, onClose }: CustomCostProps) => {
  const key = keyOf(wedding.id);
  const [draft, setDraft] = useState(() => deviceDrafts.read(key, costDraftSchema) ?? emptyCost);
  const [isTried, setTried] = useState(false);
  const faults = faultsOf(draft);
  const change = (changes: Partial<CostDraft>): void => {
    const next = { ...draft, ...changes };
    deviceDrafts.write(key, next);
    setDraft(next);
  };
  const add = (): void => {
    setTried(true);
    if (Object.keys(faults).length > 0) return;
    deviceDrafts.write(key, null);
    onAdd(draft);
    onClose();
  };
  const fields = { wedding, draft, onChange: change, faults: isTried ? faults : {}, heads: budget.heads };
  return (
    <FormDialog
      isLarge
      title={<FormattedMessage id="budget.add.title" />}
      action={<FormattedMessage id="budget.add.submit" />}
      onSubmit={add}
      onClose={onClose}
    >
      <NameField {...fields} />
      <GroupField {...fields} />
      <FieldGrid>
        <EstimateFields {...fields} />
        <QuotedField {...fields} />
        <PayerField {...fields} />
      </FieldGrid>
      <SupplierField {...fields} />
      <NotesField {...fields} />
    </FormDialog>
  );
};

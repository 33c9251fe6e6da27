import type { Cost, Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Button, Inline, Section, Text } from '@posy/shared-ui';
import { Form } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { deviceDrafts } from '#plan/adapters/device-drafts';
import type { ReadyBudget } from '../queries/use-budget';
import {
  type CostDraft,
  draftOfCost,
  faultsOf,
  type TouchedCost,
  touchedFields,
  touchedSchema,
} from '../rules/cost-draft';
import type { CostItem } from '../rules/cost-items';
import {
  EstimateFields,
  GroupField,
  NameField,
  NotesField,
  PayerField,
  QuotedField,
  SupplierField,
} from './cost-fields';

interface Props {
  wedding: Identified<Wedding>;
  budget: ReadyBudget;
  item: CostItem;
  /** Receives the fields that somebody touched, and no others. */
  onSave: (fields: Partial<Cost>) => void;
}

/** Holds the fields that somebody touched in a cost's form, stored on the device until they are saved. */
const useTouched = (key: string) => {
  const [touched, setTouched] = useState<TouchedCost>(() => deviceDrafts.read(key, touchedSchema) ?? {});
  const saveTouched = (next: TouchedCost): void => {
    deviceDrafts.write(key, Object.keys(next).length === 0 ? null : next);
    setTouched(next);
  };
  return { touched, saveTouched };
};

/** Edits a cost's texts and amounts. A field that nobody touched here follows the changes of other members. */
export const CostForm = ({ wedding, budget, item, onSave }: Props) => {
  const { cost } = item;
  const { touched, saveTouched } = useTouched(`cost.${wedding.id}.${cost.id}`);
  const draft = { ...draftOfCost(cost), ...touched };
  const faults = faultsOf(draft);
  const change = (changes: Partial<CostDraft>): void => saveTouched({ ...touched, ...changes });
  const save = (): void => {
    if (Object.keys(faults).length > 0) return;
    onSave(touchedFields(cost, touched, budget.heads));
    saveTouched({});
  };
  const isTouched = Object.keys(touched).length > 0;
  const fields = { wedding, draft, onChange: change, faults, heads: budget.heads };
  return (
    <Section title={<FormattedMessage id="budget.cost.details" />} size="h3">
      <Form onSubmit={save}>
        <QuotedField {...fields} />
        <EstimateFields {...fields} />
        <NameField {...fields} />
        <GroupField {...fields} />
        <SupplierField {...fields} />
        <PayerField {...fields} />
        <NotesField {...fields} />
        <Inline gap={2}>
          <Button kind="main" type="submit" isDisabled={!isTouched}>
            <FormattedMessage id="budget.save" />
          </Button>
          {isTouched && (
            <>
              <Button kind="plain" onPress={() => saveTouched({})}>
                <FormattedMessage id="budget.discard" />
              </Button>
              <Text size="small" tone="faint">
                <FormattedMessage id="budget.unsaved" />
              </Text>
            </>
          )}
        </Inline>
      </Form>
    </Section>
  );
};

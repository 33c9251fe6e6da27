import { useAccess, useLive } from '@posy/remote-kit';
import { costLengths } from '@posy/shared-contracts/constants';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import type { Heads } from '@posy/shared-contracts/rules';
import { MoneyField, SelectField, TextAreaField, TextField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { shortlistQuery } from '#scrapbook/public';
import { groupName } from '../queries/group-names';
import { useCurrency, useMoney } from '../queries/use-money';
import { type AmountBasis, type CostDraft, type faultsOf } from '../rules/cost-draft';
import { costGroups, isCostGroup } from '../rules/items/item-templates';

export interface CostFieldsProps {
  wedding: Identified<Wedding>;
  draft: CostDraft;
  onChange: (changes: Partial<CostDraft>) => void;
  faults: ReturnType<typeof faultsOf>;
  heads: Heads;
}

const ownGroup = 'own';

const faultWords = {
  'name-missing': 'budget.fault.name',
  'group-missing': 'budget.fault.group',
  'amount-out-of-range': 'budget.fault.amount',
} as const;

/** Returns a function that describes the fault of a field, or returns undefined when the field is valid. */
export const useFaultWords = (faults: CostFieldsProps['faults']) => {
  const { formatMessage } = useIntl();
  return (field: keyof CostDraft): string | undefined => {
    const fault = faults[field];
    return fault === undefined ? undefined : formatMessage({ id: faultWords[fault] });
  };
};

/** Chooses one of the known groups or a name of the couple's own. */
export const GroupField = ({ draft, onChange, faults }: CostFieldsProps) => {
  const intl = useIntl();
  const error = useFaultWords(faults)('group');
  const [isOwn, setOwn] = useState(draft.group !== '' && !isCostGroup(draft.group));
  const choose = (value: string): void => {
    setOwn(value === ownGroup);
    onChange({ group: value === ownGroup ? '' : value });
  };
  return (
    <>
      <SelectField
        label={intl.formatMessage({ id: 'budget.cost.group' })}
        value={isOwn ? ownGroup : draft.group}
        placeholder={intl.formatMessage({ id: 'budget.cost.group.choose' })}
        options={[
          ...costGroups.map((group) => ({ value: group, label: groupName(intl, group) })),
          { value: ownGroup, label: intl.formatMessage({ id: 'budget.cost.group.own' }) },
        ]}
        onChange={choose}
        isRequired
        error={isOwn ? undefined : error}
      />
      {isOwn && (
        <TextField
          label={intl.formatMessage({ id: 'budget.cost.group.name' })}
          value={draft.group}
          maxLength={costLengths.group}
          onChange={(group) => onChange({ group })}
          isRequired
          error={error}
        />
      )}
    </>
  );
};

const bases = {
  whole: 'budget.basis.whole',
  day: 'budget.basis.day',
  all: 'budget.basis.all',
} as const satisfies Record<AmountBasis, string>;

/** Edits the estimate: one amount for everything, or an amount for each guest. */
export const EstimateFields = ({ draft, onChange, faults, heads }: CostFieldsProps) => {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const { basis, estimate } = draft;
  const count = basis === 'whole' ? 0 : heads[basis];
  const sum = money((estimate ?? 0) * count);
  return (
    <>
      <SelectField
        label={formatMessage({ id: 'budget.cost.basis' })}
        value={basis}
        options={Object.entries(bases).map(([value, id]) => ({ value, label: formatMessage({ id }) }))}
        onChange={(value) => onChange({ basis: value as AmountBasis })}
      />
      <MoneyField
        label={formatMessage({ id: basis === 'whole' ? 'budget.cost.estimate' : 'budget.cost.per-guest' })}
        currency={useCurrency()}
        value={estimate}
        onChange={(amount) => onChange({ estimate: amount })}
        help={basis === 'whole' ? undefined : formatMessage({ id: 'budget.cost.per-guest.help' }, { count, sum })}
        error={useFaultWords(faults)('estimate')}
        unreadableError={formatMessage({ id: 'budget.fault.amount' })}
      />
    </>
  );
};

/** Edits the quoted or agreed amount: one fixed amount for everything, or an amount for each guest. */
export const QuotedField = ({ draft, onChange, faults, heads }: CostFieldsProps) => {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const { basis, quoted, quotedBasis } = draft;
  const isQuoted = (quoted ?? 0) > 0;
  const count = quotedBasis === 'whole' ? 0 : heads[quotedBasis];
  const perGuest = formatMessage({ id: 'budget.cost.per-guest.help' }, { count, sum: money((quoted ?? 0) * count) });
  const forAll = formatMessage({
    id: isQuoted && basis !== 'whole' ? 'budget.cost.quoted.fixed' : 'budget.cost.quoted.help',
  });
  return (
    <>
      <MoneyField
        label={formatMessage({ id: 'budget.cost.quoted' })}
        optionalLabel={formatMessage({ id: 'budget.optional' })}
        currency={useCurrency()}
        value={quoted}
        onChange={(amount) => onChange({ quoted: amount })}
        help={isQuoted && quotedBasis !== 'whole' ? perGuest : forAll}
        error={useFaultWords(faults)('quoted')}
        unreadableError={formatMessage({ id: 'budget.fault.amount' })}
      />
      {isQuoted && (
        <SelectField
          label={formatMessage({ id: 'budget.cost.quoted.basis' })}
          value={quotedBasis}
          options={Object.entries(bases).map(([value, id]) => ({ value, label: formatMessage({ id }) }))}
          onChange={(value) => onChange({ quotedBasis: value as AmountBasis })}
        />
      )}
    </>
  );
};

/** Edits the payer's name; an empty name stands for the couple. */
export const PayerField = ({ draft, onChange }: CostFieldsProps) => {
  const { formatMessage } = useIntl();
  return (
    <TextField
      label={formatMessage({ id: 'budget.cost.payer' })}
      optionalLabel={formatMessage({ id: 'budget.optional' })}
      help={formatMessage({ id: 'budget.cost.payer.help' })}
      value={draft.payer}
      maxLength={costLengths.payer}
      onChange={(payer) => onChange({ payer })}
    />
  );
};

/**
 * Chooses the supplier of the shortlist that the cost belongs to. Renders nothing for members who may not read the
 * shortlist.
 */
export const SupplierField = ({ wedding, draft, onChange }: CostFieldsProps) => {
  const { formatMessage } = useIntl();
  const mayView = useAccess('suppliers') !== 'none';
  const suppliers = useLive(mayView ? shortlistQuery(wedding.id) : null).value ?? [];
  if (suppliers.length === 0 && draft.supplierId === null) return null;
  return (
    <SelectField
      label={formatMessage({ id: 'budget.cost.supplier' })}
      value={draft.supplierId ?? ''}
      placeholder={formatMessage({ id: 'budget.cost.supplier.none' })}
      options={suppliers.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(value) => onChange({ supplierId: value === '' ? null : value })}
    />
  );
};

export const NotesField = ({ draft, onChange }: CostFieldsProps) => {
  const { formatMessage } = useIntl();
  return (
    <TextAreaField
      label={formatMessage({ id: 'budget.cost.notes' })}
      optionalLabel={formatMessage({ id: 'budget.optional' })}
      value={draft.notes}
      maxLength={costLengths.notes}
      onChange={(notes) => onChange({ notes })}
    />
  );
};

export const NameField = ({ draft, onChange, faults }: CostFieldsProps) => {
  const { formatMessage } = useIntl();
  return (
    <TextField
      label={formatMessage({ id: 'budget.cost.name' })}
      value={draft.name}
      maxLength={costLengths.name}
      onChange={(name) => onChange({ name })}
      isRequired
      error={useFaultWords(faults)('name')}
    />
  );
};

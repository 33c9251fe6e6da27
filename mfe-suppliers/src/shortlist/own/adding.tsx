import { useHost } from '@posy/remote-kit';
import { useQueryClient } from '@posy/remote-kit/query';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { useIntl } from 'react-intl';
import { supplierQuery } from '#supplier/rules/supplier-query';
import { useShortlistEdits } from '../entries/use-shortlist-edits';
import type { ShortlistEntry } from '../rules/entry';
import { listed } from '../rules/groups';
import { AddSupplier } from './add-supplier';
import { OwnForm } from './own-form';
import type { KnownSupplier } from './rules/duplicates';

/** The open step: finding a supplier, entering one by hand, or editing one entered by hand. */
export type AddingStep =
  | { kind: 'find' }
  | { kind: 'by-hand'; name: string }
  | { kind: 'change'; entry: ShortlistEntry };

export interface AddingProps {
  step: AddingStep;
  wedding: Identified<Wedding>;
  /** All entries of the wedding, including removed ones. */
  entries: readonly ShortlistEntry[];
  onStep: (step: AddingStep | null) => void;
}

/** The ways to add a supplier other than by a heart. Loaded on demand. */
export const Adding = ({ step, wedding, entries, onStep }: AddingProps) => {
  const host = useHost();
  const queries = useQueryClient();
  const { formatMessage } = useIntl();
  const edits = useShortlistEdits(wedding);
  const close = (): void => onStep(null);
  const onList = listed(entries);
  const take = ({ id, name }: KnownSupplier): void => {
    close();
    queries
      .ensureQueryData(supplierQuery(host.api, id))
      .then((profile) => edits.put(profile, entries.find((entry) => entry.id === profile.id) ?? null))
      .catch((error: unknown) => {
        host.telemetry.error('shortlist', error);
        const text = formatMessage({ id: 'shortlist.refused' }, { name });
        host.notices.show({ tone: 'error', text, about: `supplier ${id}` });
      });
  };
  if (step.kind === 'find')
    return (
      <AddSupplier
        listed={new Set(onList.map(({ id }) => id))}
        onTake={take}
        onByHand={(name) => onStep({ kind: 'by-hand', name })}
        onClose={close}
      />
    );
  const entry = step.kind === 'change' ? (entries.find(({ id }) => id === step.entry.id) ?? step.entry) : null;
  return (
    <OwnForm
      wedding={wedding}
      entry={entry}
      name={step.kind === 'by-hand' ? step.name : undefined}
      entries={onList}
      onTake={take}
      onClose={close}
      onSave={(fields) => {
        close();
        if (entry === null) edits.addOwn(fields);
        else edits.changeOwn(entry, fields);
      }}
    />
  );
};

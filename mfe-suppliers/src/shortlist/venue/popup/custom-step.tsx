import { useHost } from '@posy/remote-kit';
import { useQueryClient } from '@posy/remote-kit/query';
import { OwnForm } from '#shortlist/own/own-form';
import type { Entry } from '#shortlist/rules/entry';
import { listed } from '#shortlist/rules/groups';
import { useShortlistEdits } from '#shortlist/use-shortlist-edits';
import { supplierQuery } from '#supplier/rules/supplier-query';
import { foundOf } from '../rules/venue-steps';
import type { StepProps } from './step-frame';

/** A venue that is in no directory: the form of the couple's own suppliers. Source: S4-venue-popup-08. */
export const CustomStep = ({
  progress,
  wedding,
  entries,
  onAnswer,
  onBack,
}: StepProps & { entries: readonly Entry[] }) => {
  const { api, telemetry } = useHost();
  const queries = useQueryClient();
  const edits = useShortlistEdits(wedding);
  return (
    <OwnForm
      wedding={wedding}
      entry={null}
      name={progress.typed}
      type="venues"
      entries={listed(entries)}
      onTake={({ id }) => {
        queries.ensureQueryData(supplierQuery(api, id)).then(
          (profile) => onAnswer({ ...progress, picked: { id, name: profile.name, found: foundOf(profile) } }),
          (error: unknown) => telemetry.error('venue-confirmation', error),
        );
      }}
      onSave={(fields) => {
        const made = { ...edits.addOwn(fields), updatedAt: '' };
        onAnswer({ ...progress, picked: { id: made.id, name: made.name, found: null } }, made);
      }}
      onClose={onBack}
    />
  );
};

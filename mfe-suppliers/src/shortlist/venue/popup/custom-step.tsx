import { useHost } from '@posy/remote-kit';
import { useQueryClient } from '@posy/remote-kit/query';
import { useEffect, useRef, useState } from 'react';
import { useShortlistEdits } from '#shortlist/entries/use-shortlist-edits';
import { OwnForm } from '#shortlist/own/own-form';
import type { ShortlistEntry } from '#shortlist/rules/entry';
import { listed } from '#shortlist/rules/groups';
import { supplierQuery } from '#supplier/rules/supplier-query';
import { foundOf } from '../rules/venue-steps';
import type { VenueStepProps } from './step-frame';

interface Props extends VenueStepProps {
  entries: readonly ShortlistEntry[];
  /** True when the couple's list could be read. */
  isListKnown: boolean;
}

/**
 * Continues with the new venue once the list has it. An entry that this browser's database does not have yet is lost
 * with the page, while the progress is stored at once: the question would be about a missing venue.
 */
const useMade = ({ progress, entries, isListKnown, onAnswer }: Props) => {
  const [made, setMade] = useState<ShortlistEntry | null>(null);
  const isAnswered = useRef(false);
  useEffect(() => {
    if (made === null || isAnswered.current) return;
    const { id, name } = made;
    if (isListKnown && !entries.some((entry) => entry.id === id)) return;
    isAnswered.current = true;
    onAnswer({ ...progress, picked: { id, name, found: null } }, made);
  }, [made, entries, isListKnown, onAnswer, progress]);
  return { made, setMade };
};

/** A venue that is not in the directory: the form for the couple's own suppliers. Source: S4-venue-popup-08. */
export const CustomStep = (props: Props) => {
  const { progress, wedding, entries, onAnswer, onBack } = props;
  const { api, telemetry } = useHost();
  const queries = useQueryClient();
  const edits = useShortlistEdits(wedding);
  const { made, setMade } = useMade(props);
  return (
    <OwnForm
      wedding={wedding}
      entry={null}
      name={progress.typed}
      type="venues"
      entries={listed(entries).filter(({ id }) => id !== made?.id)}
      onTake={({ id }) => {
        queries.ensureQueryData(supplierQuery(api, id)).then(
          (profile) => onAnswer({ ...progress, picked: { id, name: profile.name, found: foundOf(profile) } }),
          (error: unknown) => telemetry.error('venue-confirmation', error),
        );
      }}
      onSave={(fields) => {
        if (made === null) setMade({ ...edits.addOwn(fields), updatedAt: '' });
      }}
      onClose={onBack}
    />
  );
};

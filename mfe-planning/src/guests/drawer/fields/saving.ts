import { useHost } from '@posy/remote-kit';
import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import type { GuestCommands } from '#guests/queries/use-guest-commands';

/** Time after which an unsaved change counts as waiting, in milliseconds. */
const timeoutMs = 1000;

/** The state of a drawer's fields: unchanged, waiting on this device, or all saved. */
export type SavingState = { state: 'untouched' } | { state: 'waiting' } | { state: 'saved'; at: number };

type ReportWaiting = (field: string, isWaiting: boolean) => void;

const ReportContext = createContext<ReportWaiting>(() => undefined);
export const SavingProvider = ReportContext.Provider;

/** Reports to the drawer whether a field has a change that the database lacks. */
export const useReportWaiting = (field: string, isWaiting: boolean): void => {
  const report = useContext(ReportContext);
  useEffect(() => {
    if (!isWaiting) return;
    report(field, true);
    return () => report(field, false);
  }, [report, field, isWaiting]);
};

const changed = (fields: ReadonlySet<string>, field: string, isIn: boolean): ReadonlySet<string> => {
  if (fields.has(field) === isIn) return fields;
  return new Set(isIn ? [...fields, field] : [...fields].filter((one) => one !== field));
};

/** Returns true once `isSo` has lasted a second: a change that is saved at once is never shown as waiting. */
const useForAWhile = (isSo: boolean): boolean => {
  const { clock } = useHost();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const stop = clock.after(timeoutMs, () => setLong(true));
    return () => {
      stop();
      setLong(false);
    };
  }, [clock, isSo]);
  return isLong;
};

const savingOf = (isWaiting: boolean, savedAt: number | null): SavingState => {
  if (isWaiting) return { state: 'waiting' };
  return savedAt === null ? { state: 'untouched' } : { state: 'saved', at: savedAt };
};

/** One state for all fields of a drawer, shown in one place, so that its messages move no field. */
export const useSaving = (
  commands: GuestCommands,
): { saving: SavingState; commands: GuestCommands; report: ReportWaiting } => {
  const { clock } = useHost();
  const [fields, setFields] = useState<ReadonlySet<string>>(new Set());
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const saving = savingOf(useForAWhile(fields.size > 0), savedAt);
  const reporting = useMemo(() => {
    const report: ReportWaiting = (field, isIn) => setFields((before) => changed(before, field, isIn));
    const change: GuestCommands['change'] = async (guestId, what) => {
      const field = `change ${Object.keys(what).join(' ')}`;
      report(field, true);
      const isSaved = await commands.change(guestId, what);
      report(field, false);
      if (isSaved) setSavedAt(clock.now());
      return isSaved;
    };
    return { report, commands: { ...commands, change } };
  }, [commands, clock]);
  return { saving, ...reporting };
};

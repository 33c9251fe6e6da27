import { useHost } from '@posy/remote-kit';
import { callFailure } from '@posy/remote-kit/uploads';
import { ApiError } from '@posy/shared-contracts';
import { calendarConstants } from '@posy/shared-contracts/constants';
import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import { useEffect, useRef, useState } from 'react';

/** The reasons why a calendar file was not read. */
export const calendarFaults = [
  'too-large',
  'unreadable',
  'too-many',
  'too-complex',
  'type',
  'connection',
  'server',
] as const;
export type CalendarFault = (typeof calendarFaults)[number];

/** A calendar file that was read: which calendar it becomes, and what it says. */
export interface ReadCalendar extends EndpointOutput<'readSupplierCalendar'> {
  id: string;
  name: string;
}

export type Reading =
  | { kind: 'none' }
  | { kind: 'reading'; name: string }
  | { kind: 'failed'; name: string; fault: CalendarFault }
  | { kind: 'read'; calendar: ReadCalendar };

const faultOf = (error: unknown): CalendarFault => {
  if (error instanceof ApiError && error.kind === 'refused')
    return calendarFaults.find((fault) => error.code === `calendar-${fault}`) ?? 'server';
  return callFailure(error) === 'connection' ? 'connection' : 'server';
};

/** Has the server read a calendar file; the last one that was chosen counts. */
export const useReadCalendar = (supplierId: string) => {
  const { api, telemetry } = useHost();
  const [reading, setReading] = useState<Reading>({ kind: 'none' });
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);
  const send = async (file: File, id: string): Promise<void> => {
    const mine = new AbortController();
    current.current = mine;
    const name = file.name.slice(0, calendarConstants.nameLength);
    setReading({ kind: 'reading', name });
    try {
      if (file.size > calendarConstants.maxBytes) return setReading({ kind: 'failed', name, fault: 'too-large' });
      const said = await api.upload('readSupplierCalendar', { body: { supplierId } }, file, { signal: mine.signal });
      setReading({ kind: 'read', calendar: { ...said, id, name } });
    } catch (error) {
      if (mine.signal.aborted) return;
      telemetry.error('calendar', error);
      setReading({ kind: 'failed', name, fault: faultOf(error) });
    }
  };
  return {
    reading,
    read(file: File, id: string): void {
      current.current?.abort();
      void send(file, id);
    },
    forget(): void {
      current.current?.abort();
      setReading({ kind: 'none' });
    },
  };
};

import { parseArgs } from 'node:util';
import { type Appointment } from '@posy/backend/server';
import { UsageError } from '../support/progress';

const kinds = ['supplier', 'moderator', 'operator'] as const;

/** Arguments of `posy role`; a null appointment takes the role away. */
export interface AskedRole {
  email: string;
  kind: (typeof kinds)[number];
  appointment: Appointment | null;
}

const options = {
  supplier: { type: 'string' },
  staff: { type: 'boolean', default: false },
  also: { type: 'boolean', default: false },
  remove: { type: 'boolean', default: false },
} as const;

interface RoleFlags {
  supplier?: string | undefined;
  staff: boolean;
  also: boolean;
}

const appointmentOf = (kind: AskedRole['kind'], { supplier, staff, also }: RoleFlags): Appointment => {
  if (kind !== 'supplier') {
    if (supplier !== undefined || staff || also) throw new UsageError(`A ${kind} speaks for no supplier.`);
    return { kind };
  }
  if (supplier === undefined) throw new UsageError('Say for which supplier: --supplier <id>.');
  return { kind, supplier, role: staff ? 'staff' : 'owner', ...(also && { isAlso: true }) };
};

/** Reads the words of `posy role`; throws `UsageError` for a call that it does not understand. */
export const readRole = (args: string[]): AskedRole => {
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
  const [email, word] = positionals;
  if (email === undefined || !email.includes('@')) throw new UsageError('Say whose: the address of the account.');
  const kind = kinds.find((one) => one === word);
  if (kind === undefined) throw new UsageError(`Say which role: ${kinds.join(', ')}.`);
  return { email, kind, appointment: values.remove ? null : appointmentOf(kind, values) };
};

import { type DocumentReference, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { writePush } from '../sender/push-message';
import { type PushSender, type SendOutcome } from '../sender/push-sender';
import { type QueuedPush } from './queued-push';
import { type PushReader } from './reader';

export interface SendingParts {
  firestore: Firestore;
  sender: PushSender;
  /** Origin under which people reach this server. */
  origin: string;
  now: () => number;
  /** Hears of a device that is forgotten because its service refused this server again and again. */
  forgot: (device: { platformId: string; code: string; times: number }) => void;
  /** Limit for all devices of a person together; well below the lease of a notice. */
  sendMs?: number;
}

type ReaderDevice = PushReader['devices'][number];

/** The result of sending to a person: devices that are settled, and failures. */
export interface SendResult {
  settled: string[];
  failures: Exclude<SendOutcome, { status: 'sent' | 'gone' }>[];
}

const defaultSendMs = 20_000;
/**
 * A device is deleted when its service refused this server this often in a row, over this time: a clock or a key that
 * an operator fixes within the hour costs nobody a device.
 */
export const maxDenials = 5;
export const denialWindowMs = 3_600_000;

/** Waits for a service as long as it may take. */
const within = async (ms: number, answer: Promise<SendOutcome>): Promise<SendOutcome> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<SendOutcome>((resolve) => {
    timer = setTimeout(() => resolve({ status: 'later', code: 'too-slow' }), ms);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
};

/** Changes a device, if it is still there. */
const change = (firestore: Firestore, reference: DocumentReference, changes: Record<string, unknown>) =>
  firestore.runTransaction(async (transaction) => {
    if ((await transaction.get(reference)).exists) transaction.update(reference, changes);
  });

const afterDenial = async (
  { firestore, now, forgot }: SendingParts,
  reference: DocumentReference,
  { denied, platformId }: ReaderDevice,
  code: string,
): Promise<void> => {
  const { times, since } = { times: (denied?.times ?? 0) + 1, since: denied?.since ?? now() };
  if (times < maxDenials || now() - since < denialWindowMs)
    return change(firestore, reference, { denied: { times, since } });
  await reference.delete();
  forgot({ platformId, code, times });
};

const sendTo = async (
  parts: SendingParts,
  { uid, notice }: QueuedPush,
  { locale, unread }: PushReader,
  device: ReaderDevice,
): Promise<SendOutcome> => {
  const { firestore, sender, origin, sendMs = defaultSendMs } = parts;
  const message = writePush({ notice, device, locale, unread, origin });
  const outcome: SendOutcome = message === null ? { status: 'sent' } : await within(sendMs, sender.send(message));
  const reference = firestore.doc(`users/${uid}/devices/${device.id}`);
  if (outcome.status === 'gone') await reference.delete();
  else if (outcome.status === 'denied') await afterDenial(parts, reference, device, outcome.code);
  else if (outcome.status === 'sent' && device.denied !== undefined)
    await change(firestore, reference, { denied: FieldValue.delete() });
  return outcome;
};

/** Sends to every device that has not got the notice, to all at once: none waits for another's service. */
export const sendToDevices = async (
  parts: SendingParts,
  queued: QueuedPush,
  reader: PushReader,
): Promise<SendResult> => {
  const open = reader.devices.filter(({ id }) => !queued.settled.includes(id));
  const sent: SendResult = { settled: [], failures: [] };
  const results = await Promise.all(
    open.map(async (device) => ({ id: device.id, outcome: await sendTo(parts, queued, reader, device) })),
  );
  for (const { id, outcome } of results)
    if (outcome.status === 'sent' || outcome.status === 'gone') sent.settled.push(id);
    else sent.failures.push(outcome);
  return sent;
};

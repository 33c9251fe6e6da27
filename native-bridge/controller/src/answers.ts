import { nativeProtocolVersion, readNativeMessage, type WebToNative } from '@posy/shared-contracts/native';
import type { Device } from './page/device';
import type { AppMessageBody, PageSession } from './page/page-session';

interface Options {
  device: Device;
  page: Pick<PageSession, 'answer'>;
  report: (code: string, detail: string) => void;
}

type PageMessage<K extends WebToNative['kind']> = Extract<WebToNative, { kind: K }>;

/** Messages that ask the device for an answer. */
type DeviceQuestion = PageMessage<
  | 'push.getStatus'
  | 'push.requestPermission'
  | 'push.getToken'
  | 'push.deleteToken'
  | 'auth.signIn'
  | 'file.save'
  | 'contacts.pick'
  | 'calendar.add'
>;

type DeviceAnswers = {
  [K in DeviceQuestion['kind']]: (device: Device, message: PageMessage<K>) => Promise<AppMessageBody>;
};

const permission = async (asked: Promise<'granted' | 'denied' | 'undetermined'>): Promise<AppMessageBody> => ({
  kind: 'push.permission',
  payload: { status: await asked },
});
const done = (outcome: 'done' | 'cancelled' | 'failed'): AppMessageBody => ({ kind: 'done', payload: { outcome } });

/** A file's own name: neither its folder nor the one above, and no control characters. */
const isFileName = /^(?!\.{1,2}$)\P{Cc}+$/u;

const answers: DeviceAnswers = {
  'push.getStatus': (device) => permission(device.push.status()),
  'push.requestPermission': (device) => permission(device.push.request()),
  'push.getToken': async (device) => ({
    kind: 'push.token',
    payload: { token: await device.push.token(), platformId: device.platform },
  }),
  'push.deleteToken': async (device) => {
    await device.push.deleteToken();
    return done('done');
  },
  'auth.signIn': async (device, { payload: { provider, hashedNonce } }) => ({
    kind: 'auth.result',
    payload: { provider, outcome: await device.signIn(provider, hashedNonce ?? null) },
  }),
  'file.save': async (device, { payload }) =>
    done(isFileName.test(payload.name) ? await device.saveFile(payload) : 'failed'),
  'contacts.pick': async (device) => ({
    kind: 'contacts.picked',
    payload: { contacts: await device.pickContacts() },
  }),
  'calendar.add': async (device, { payload }) => done(await device.addToCalendar(payload)),
};

/** Answers to each question when the device fails: the page never waits for ever. */
const failure = (question: DeviceQuestion): AppMessageBody => {
  if (question.kind === 'auth.signIn') {
    const { provider } = question.payload;
    return { kind: 'auth.result', payload: { provider, outcome: { status: 'failed', code: 'device' } } };
  }
  if (question.kind === 'file.save' || question.kind === 'calendar.add' || question.kind === 'push.deleteToken')
    return done('failed');
  return { kind: 'error', payload: { code: question.kind, message: 'The device did not answer.' } };
};

/** Rejects what the page would leave out: it would wait for ever. */
const readable = (message: WebToNative, body: AppMessageBody): AppMessageBody => {
  const { id, session } = message;
  const read = readNativeMessage(JSON.stringify({ v: nativeProtocolVersion, id, session, replyTo: id, ...body }));
  if (!read.ok) throw new Error(`Unreadable ${body.kind}: ${read.problem}`);
  return body;
};

const isQuestion = (message: WebToNative): message is DeviceQuestion => Object.hasOwn(answers, message.kind);

/** Answers what the page asks of the device; false when the message asks nothing. */
export const createAnswers = ({ device, page, report }: Options) => {
  const answerOf = <K extends DeviceQuestion['kind']>(kind: K, message: PageMessage<K>): Promise<AppMessageBody> =>
    (answers[kind] as DeviceAnswers[K])(device, message);
  return (message: WebToNative): boolean => {
    if (!isQuestion(message)) return false;
    answerOf(message.kind, message as never)
      .then((body) => readable(message, body))
      .catch((error: unknown) => {
        report(message.kind, String(error));
        return failure(message);
      })
      .then((body) => page.answer(message, body))
      .catch((error: unknown) => report(message.kind, String(error)));
    return true;
  };
};

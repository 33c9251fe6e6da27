import { type Messaging } from 'firebase-admin/messaging';
import { type PushSender, type SendOutcome } from './push-sender';

const gone = ['messaging/registration-token-not-registered', 'messaging/invalid-registration-token'];
const refused = [
  'messaging/invalid-argument',
  'messaging/invalid-payload',
  'messaging/payload-size-limit-exceeded',
  'messaging/invalid-recipient',
];

/** FCM calls a text that never was a token an argument that is not valid; only its words say which. */
const isAboutToken = (message: string): boolean => /registration token/i.test(message);

/**
 * Translates an error of firebase-admin. An error that an operator can fix (a certificate for Apple, a key, a
 * permission that the service account lacks) is retried: a project that is set up wrongly must not cost people their
 * devices.
 */
const outcomeOf = (error: unknown): SendOutcome => {
  const { code = 'unknown', message = '' } = error as { code?: unknown; message?: unknown };
  const name = String(code);
  if (gone.includes(name)) return { status: 'gone', code: name };
  if (refused.includes(name)) return { status: isAboutToken(String(message)) ? 'gone' : 'refused', code: name };
  return { status: 'later', code: name };
};

/** Firebase Cloud Messaging of a Google project. firebase-admin itself repeats what is answered with 503. */
export const googlePushSender = (messaging: Pick<Messaging, 'send'>): PushSender => ({
  send: (message) => messaging.send(message).then((): SendOutcome => ({ status: 'sent' }), outcomeOf),
});

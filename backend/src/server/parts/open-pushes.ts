import { join } from 'node:path';
import { type ServerConfig } from '#config/config';
import { type TalkLetters } from '#mail/talk/talk-letters';
import { openPushPost, type PushPost } from '#push/queue/push-post';
import { openPushSender } from '#push/sender/open-push-sender';
import { openPushOutbox, type PushOutbox } from '#push/sender/push-outbox';
import { openVapid, type Vapid } from '#push/web/vapid';
import { sendReminders } from '#reminders/send-reminders';
import { type OpenFirestore } from '../firebase';
import { regularly } from '../regularly';
import { type ServerHooks } from '../server-hooks';

interface Options {
  config: ServerConfig;
  hooks: Pick<Required<ServerHooks>, 'clock' | 'fetch' | 'log'>;
  database: Pick<OpenFirestore, 'firestore' | 'accounts' | 'messaging'>;
  /** The data folder's secret: this server's name with browsers' push services comes from it. */
  secret: string;
  origin: string;
  /** Sends reminders by mail as well. */
  letters: Pick<TalkLetters, 'remind'>;
}

/** The push notifications of this server. */
export interface OpenPushes {
  post: PushPost;
  /** Pushes that only the outbox page shows; null with a Firebase project. */
  outbox: PushOutbox | null;
  /** Public key for browsers' own subscriptions; null with a Firebase project, which has one of its own. */
  vapidKey: string | null;
  close(): Promise<void>;
}

/** Intervals of looking for messages to retry, and of deleting old ones. */
const pollMs = 15_000;
const sweepIntervalMs = 3_600_000;
/** Interval of looking for reminders; also run at the start. */
const remindIntervalMs = 3 * 3_600_000;

const vapidOf = ({ services, publicUrl }: ServerConfig, secret: string, clock: () => number): Vapid => {
  const site = publicUrl?.startsWith('https:') === true ? publicUrl : 'mailto:posy@localhost';
  return openVapid(secret, services.securityContact ?? site, clock);
};

/** Opens the queue of pushes and the services that deliver them. */
export const openPushes = ({ config, hooks, database, secret, origin, letters }: Options): OpenPushes => {
  const { clock, fetch, log } = hooks;
  const { firestore, accounts, messaging } = database;
  const isEmbedded = messaging === null;
  const outbox = isEmbedded ? openPushOutbox(join(config.dataDir, 'outbox', 'pushes'), clock) : null;
  const vapid = vapidOf(config, secret, clock);
  const projectId = config.firebase.mode === 'local' ? config.firebase.projectId : config.firebase.web.projectId;
  const save = async (...[message]: Parameters<PushOutbox['store']>): Promise<void> => outbox?.store(message);
  const post = openPushPost({
    firestore,
    accounts,
    sender: openPushSender(messaging, { projectId, vapid, save, fetch, now: clock }),
    origin,
    now: clock,
    chance: Math.random,
    gaveUp: (letter) => log.warn(letter, 'A push was given up: posy failed-pushes lists them'),
    forgot: (device) =>
      log.warn(
        device,
        'A device was forgotten: its push service refuses this server. If many are, see its clock and keys',
      ),
    report: (error) => log.error({ error }, 'Pushes were not delivered'),
  });
  const remind = () => sendReminders({ firestore, pushes: post, letters, now: clock });
  const notReminded = (error: unknown): void => log.error({ error }, 'Nobody was reminded');
  const first = remind().catch(notReminded);
  const stops = [
    () => first,
    regularly(remindIntervalMs, remind, notReminded),
    regularly(pollMs, post.deliver, (error) => log.error({ error }, 'Pushes were not delivered')),
    regularly(sweepIntervalMs, post.sweep, (error) => log.error({ error }, 'Pushes were not swept')),
  ];
  return {
    post,
    outbox,
    vapidKey: isEmbedded ? vapid.publicKey : null,
    async close() {
      await post.close();
      for (const stop of stops) await stop();
    },
  };
};

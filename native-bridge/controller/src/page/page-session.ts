import {
  commonCapabilities,
  type NativeCapability,
  nativeMessageEvent,
  nativeProtocolVersion,
  type NativeToWeb,
  readWebMessage,
  scriptLiteral,
  type WebToNative,
} from '@posy/shared-contracts/native';
import type { Clock, Device } from './device';

/** A message to the page without its envelope. */
export type AppMessageBody = Pick<NativeToWeb, 'kind' | 'payload'>;

/** Something that a frame of the WebView posted. */
export interface PostedMessage {
  text: unknown;
  /** The address of the frame that posted, as the WebView reports it; opaque origins come as `null`. */
  url: string;
}

/** The app's conversation with one load of the page. Source: docs/native.md, "Messages". */
export interface PageSession {
  /** Reads what a frame posted: null unless the shell's own page sent it in the running session. */
  read(posted: PostedMessage): WebToNative | null;
  /** Begins the page's session and answers its `web.ready`; what waited is delivered. */
  begin(ready: Extract<WebToNative, { kind: 'web.ready' }>, hello: AppMessageBody): void;
  /** Delivers now. Nothing happens while no page listens. Answers the message's id, or null. */
  post(body: AppMessageBody): string | null;
  /** Answers a question of the running page; when that page is gone, neither it nor the next one gets the answer. */
  answer(question: Pick<WebToNative, 'id' | 'session'>, body: AppMessageBody): void;
  /**
   * Delivers once a page is ready: for messages that must not be lost, such as an opened link. A page that is being
   * reloaded receives nothing, and the app cannot see that: messages that a page did not confirm are sent to the next
   * one, once.
   */
  sendWhenReady(body: AppMessageBody): void;
  /** Records that the page confirmed a message. */
  confirm(id: string): void;
  /** The page is gone: what it asked is not answered any more. */
  end(): void;
  isRunning(): boolean;
  can(capability: NativeCapability): boolean;
}

interface Options {
  device: Pick<Device, 'page' | 'capabilities'>;
  clock: Pick<Clock, 'newId'>;
  /** Exact origin of the shell. */
  origin: string;
  report: (code: string, detail: string) => void;
}

/** The origin of a server's document; null for anything else, such as what a page made itself (`blob:`). */
export const originOf = (url: string): string | null => {
  try {
    const { origin, protocol } = new URL(url);
    return /^https?:$/.test(protocol) ? origin : null;
  } catch {
    return null;
  }
};

const scriptOf = (message: NativeToWeb): string =>
  `window.dispatchEvent(new CustomEvent(${JSON.stringify(nativeMessageEvent)},{detail:${scriptLiteral(message)}}));true;`;

interface RunningPage {
  id: string;
  capabilities: readonly NativeCapability[];
}

/** Opens the conversation; `web.ready` begins a session, and the next one replaces it. */
export const createPageSession = ({ device, clock, origin, report }: Options): PageSession => {
  let running: RunningPage | null = null;
  let waiting: AppMessageBody[] = [];
  /** Messages sent to the running page that it has not confirmed; by id. */
  const unconfirmed = new Map<string, AppMessageBody>();

  const send = (session: string, body: AppMessageBody, replyTo?: string): string => {
    const id = clock.newId();
    const envelope = { v: nativeProtocolVersion, id, session, ...(replyTo === undefined ? {} : { replyTo }) };
    device.page.run(scriptOf({ ...envelope, ...body } as NativeToWeb));
    return id;
  };
  const post: PageSession['post'] = (body) => (running === null ? null : send(running.id, body));

  /** Delivers, and stores the message until the page confirms it; older pages never confirm. */
  const sendReliably = ({ id: session, capabilities }: RunningPage, body: AppMessageBody): void => {
    const id = send(session, body);
    if (capabilities.includes('link-heard')) unconfirmed.set(id, body);
  };

  const begin: PageSession['begin'] = ({ id, session, payload }, hello) => {
    running = { id: session, capabilities: commonCapabilities(device.capabilities, payload.wants) };
    send(session, hello, id);
    const again = [...unconfirmed.values()];
    const late = waiting;
    waiting = [];
    unconfirmed.clear();
    for (const body of again) post(body);
    for (const body of late) sendReliably(running, body);
  };

  const read: PageSession['read'] = ({ text, url }) => {
    if (originOf(url) !== origin) {
      report('foreign-message', originOf(url) ?? 'opaque');
      return null;
    }
    const result = readWebMessage(text);
    if (!result.ok) {
      report('unreadable-message', result.problem);
      return null;
    }
    const isOurs = result.message.kind === 'web.ready' || result.message.session === running?.id;
    return isOurs ? result.message : null;
  };

  return {
    read,
    begin,
    post,
    answer({ id, session }, body) {
      if (running?.id === session) send(session, body, id);
    },
    sendWhenReady: (body) => (running === null ? void waiting.push(body) : sendReliably(running, body)),
    confirm: (id) => void unconfirmed.delete(id),
    end: () => void (running = null),
    isRunning: () => running !== null,
    can: (capability) => running?.capabilities.includes(capability) ?? false,
  };
};

import type { CallFailure } from '@posy/remote-kit/uploads';
import { type Message, type MessageContent, messageContent } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import type { Side } from '#talk/rules/conversations';
import type { Outbox } from './outbox';

/** A message as the thread shows it. */
export interface ShownMessage {
  id: string;
  from: Side;
  /** Name of the author at that time; null when it was not stored. */
  speaker: string | null;
  /** The author's account; null while the message is on its way. */
  speakerUid: string | null;
  body: string;
  content: MessageContent;
  createdAt: string;
  state: 'stored' | 'sending' | CallFailure;
}

/** Messages of one person without a pause, above one line with their time. */
export interface MessageGroup {
  from: Side;
  messages: ShownMessage[];
}

/** A day, yyyy-MM-dd in the reader's zone, with its messages. */
export interface MessageDay {
  day: string;
  groups: MessageGroup[];
}

/** A pause longer than this starts a new group. */
const pauseMs = 10 * 60_000;

/** An unchanged stored message is the same object, and so is the shown message made from it. */
const shownOf = new WeakMap<Identified<Message>, ShownMessage>();

const storedMessage = (message: Identified<Message>): ShownMessage => {
  const known = shownOf.get(message);
  if (known !== undefined) return known;
  const { id, from, senderName = null, senderUid, body, createdAt } = message;
  const content = messageContent(message);
  const author = { speaker: senderName, speakerUid: senderUid };
  const shown: ShownMessage = { id, from, ...author, body, content, createdAt, state: 'stored' };
  shownOf.set(message, shown);
  return shown;
};

/** Returns stored messages, then outgoing ones; one that is both is shown as stored. */
export const shownMessages = (stored: readonly Identified<Message>[], outbox: Outbox, side: Side): ShownMessage[] => {
  const known = new Set(stored.map(({ id }) => id));
  const onTheirWay = outbox
    .filter(({ clientId }) => !known.has(clientId))
    .map(({ clientId, body, createdAt, failure, content, file }): ShownMessage => {
      const shown = messageContent({ from: side, senderUid: '', body, createdAt, ...asStored(content, file) });
      const author = { speaker: null, speakerUid: null };
      return { id: clientId, from: side, ...author, body, content: shown, createdAt, state: failure ?? 'sending' };
    });
  return [...stored.map(storedMessage), ...onTheirWay];
};

/** Returns an outgoing message as the server will store it. */
const asStored = (content: Outbox[number]['content'], file: Outbox[number]['file']): Partial<Message> => {
  if (content?.kind === 'attachment') return file === undefined ? {} : { kind: 'attachment', attachment: file };
  if (content === undefined) return {};
  return content.kind === 'visit' ? { ...content, visit: { ...content.visit, answer: 'proposed' } } : content;
};

const continues = (group: MessageGroup | undefined, message: ShownMessage): boolean => {
  const last = group?.messages.at(-1);
  return (
    last !== undefined &&
    last.from === message.from &&
    last.speaker === message.speaker &&
    last.state === 'stored' &&
    message.state === 'stored' &&
    Date.parse(message.createdAt) - Date.parse(last.createdAt) < pauseMs
  );
};

const isSame = (a: ShownMessage, b: ShownMessage | undefined): boolean =>
  a === b ||
  (b !== undefined &&
    a.id === b.id &&
    a.state === b.state &&
    a.body === b.body &&
    a.createdAt === b.createdAt &&
    a.speaker === b.speaker &&
    JSON.stringify(a.content) === JSON.stringify(b.content));

/** Returns true when two groups show the same, though the database reported their messages at different times. */
export const saysTheSame = (a: MessageGroup, b: MessageGroup): boolean =>
  a.from === b.from &&
  a.messages.length === b.messages.length &&
  a.messages.every((message, at) => isSame(message, b.messages[at]));

/** Groups messages by day and author, in their order. `dayOf` returns the day of an instant in the reader's zone. */
export const groupMessages = (
  messages: readonly ShownMessage[],
  dayOf: (instant: string) => string,
  firstNew: string | null = null,
): MessageDay[] => {
  const days: MessageDay[] = [];
  for (const message of messages) {
    const day = dayOf(message.createdAt);
    if (days.at(-1)?.day !== day) days.push({ day, groups: [] });
    const groups = days.at(-1)?.groups ?? [];
    const group = groups.at(-1);
    if (group !== undefined && message.id !== firstNew && continues(group, message)) group.messages.push(message);
    else groups.push({ from: message.from, messages: [message] });
  }
  return days;
};

/**
 * Returns the first message of the other side that was unread when the thread was opened; null when all had been read.
 */
export const firstUnread = (messages: readonly Identified<Message>[], side: Side, unread: number): string | null => {
  if (unread === 0) return null;
  return messages.filter(({ from }) => from !== side).at(-unread)?.id ?? null;
};

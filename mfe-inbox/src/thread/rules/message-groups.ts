import type { Message } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import type { CallFailure } from '#talk/rules/call-failure';
import type { Side } from '#talk/rules/conversations';
import type { Outbox } from './outbox';

/** A message as the thread shows it. */
export interface ShownMessage {
  id: string;
  from: Side;
  body: string;
  createdAt: string;
  state: 'stored' | 'sending' | CallFailure;
}

/** Messages of one side without a pause, under one line that says when. */
export interface MessageGroup {
  from: Side;
  messages: ShownMessage[];
}

/** A day, yyyy-MM-dd in the reader's zone, and what was said on it. */
export interface MessageDay {
  day: string;
  groups: MessageGroup[];
}

/** A longer pause than this starts a new group. */
const pauseMs = 10 * 60_000;

/** Stored messages, then those on their way; one that is both is shown as stored. */
export const shownMessages = (stored: readonly Identified<Message>[], outbox: Outbox, side: Side): ShownMessage[] => {
  const known = new Set(stored.map(({ id }) => id));
  const onTheirWay = outbox
    .filter(({ clientId }) => !known.has(clientId))
    .map(({ clientId, body, createdAt, failure }): ShownMessage => {
      return { id: clientId, from: side, body, createdAt, state: failure ?? 'sending' };
    });
  return [
    ...stored.map(({ id, from, body, createdAt }): ShownMessage => ({ id, from, body, createdAt, state: 'stored' })),
    ...onTheirWay,
  ];
};

const continues = (group: MessageGroup | undefined, message: ShownMessage): boolean => {
  const last = group?.messages.at(-1);
  return (
    last !== undefined &&
    last.from === message.from &&
    last.state === 'stored' &&
    message.state === 'stored' &&
    Date.parse(message.createdAt) - Date.parse(last.createdAt) < pauseMs
  );
};

/** Messages by day and speaker, in their given order. `dayOf` tells the day of an instant in the reader's zone. */
export const groupMessages = (messages: readonly ShownMessage[], dayOf: (instant: string) => string): MessageDay[] => {
  const days: MessageDay[] = [];
  for (const message of messages) {
    const day = dayOf(message.createdAt);
    if (days.at(-1)?.day !== day) days.push({ day, groups: [] });
    const groups = days.at(-1)?.groups ?? [];
    const group = groups.at(-1);
    if (group !== undefined && continues(group, message)) group.messages.push(message);
    else groups.push({ from: message.from, messages: [message] });
  }
  return days;
};

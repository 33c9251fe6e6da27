import { exampleSignedIn, renderWithHost } from '@posy/remote-kit/testing';
import { act } from 'react';
import { createTestShell } from '#testing/shell-services';
import { messages } from '../messages/en-GB';
import { useReadPushes } from './use-read-pushes';

const Listener = () => {
  useReadPushes();
  return null;
};

afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

/** A device that shows notifications with these targets. */
const showing = (...places: string[]) => {
  const shown = new Set(places);
  const getNotifications = async () => [...shown].map((path) => ({ data: { path }, close: () => shown.delete(path) }));
  const serviceWorker = { getRegistration: async () => ({ getNotifications }) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  return shown;
};

test.each([
  ['was read', 'conversation.read', { conversationId: 'c1' }],
  ['was answered', 'conversation.replied', { conversationId: 'c1', repliedAt: '2026-11-20T12:00:00.000Z' }],
] as const)('the notification of a conversation that %s goes, and no other', async (_what, event, payload) => {
  const shown = showing('/uk/inbox?conversationId=c1', '/uk/inbox?conversationId=c2', '/uk/budget');
  const { host } = createTestShell(exampleSignedIn(), '/uk/home');
  const takeAway = await renderWithHost(<Listener />, host, messages);
  await act(async () => host.bus.publish(event, payload as never));
  expect([...shown]).toEqual(['/uk/inbox?conversationId=c2', '/uk/budget']);
  await takeAway();
});

test('a device without a worker has none to take away', async () => {
  const { host } = createTestShell(exampleSignedIn(), '/uk/home');
  const takeAway = await renderWithHost(<Listener />, host, messages);
  await act(async () => host.bus.publish('conversation.read', { conversationId: 'c1' }));
  expect(host.errors).toEqual([]);
  await takeAway();
});

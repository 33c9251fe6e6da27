/** Removes the notifications of this device that link to a conversation. */
export const takeAwayPushesOf = async (conversationId: string): Promise<void> => {
  // A browser without a worker has shown no notifications.
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  const shown = (await (await workers?.getRegistration())?.getNotifications()) ?? [];
  for (const notification of shown) {
    const data = notification.data as { path?: unknown } | null;
    const path = typeof data?.path === 'string' ? data.path : '';
    if (new URL(path, window.location.origin).searchParams.get('conversationId') === conversationId)
      notification.close();
  }
};

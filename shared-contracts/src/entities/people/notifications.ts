import * as v from 'valibot';

const channel = v.object({
  /** A supplier wrote. */
  messages: v.boolean(),
  /** Tasks that come up. */
  tasks: v.boolean(),
  /** Changes of members: joins, departures, changed access. */
  collaboration: v.boolean(),
  /** Ideas and news of the product. */
  news: v.boolean(),
});

/** Notifications that a person wants, by channel. Mail about the account itself always comes. */
export const notificationSettingsSchema = v.object({ email: channel, push: channel });
export type NotificationSettings = v.InferOutput<typeof notificationSettingsSchema>;

/** The default until a person chooses: everything about the wedding, and no news. */
export const defaultNotifications: NotificationSettings = {
  email: { messages: true, tasks: true, collaboration: true, news: false },
  push: { messages: true, tasks: true, collaboration: true, news: false },
};

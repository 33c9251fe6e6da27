import { nativeConstants } from '@posy/shared-contracts/constants';
import { currentScreen, isWithin } from '@posy/shared-contracts/paths';
import * as v from 'valibot';

/** What a device lets the product do. */
export type PushPermission = 'undetermined' | 'granted' | 'denied';

/** How often the question was put on this device, and when last, in milliseconds since the epoch. */
export const pushShowingsSchema = v.object({ count: v.number(), lastAt: v.number() });
export type PushShowings = v.InferOutput<typeof pushShowingsSchema>;

/** Ticks in one visit that ask. Source: S4-push-01. */
export const tickThatAsks = 3;

/** What somebody does here that is of use to them: until the first of it, coming to a place asks nothing. */
export const usefulActs = [
  'task.completed',
  'guest.added',
  'note.saved',
  'supplier.shortlisted',
  'enquiry.sent',
  'message.sent',
  'website.published',
] as const;

const dayMs = 86_400_000;

/** Whether coming to a place is an occasion to ask: not where a message is written to several. Source: S4-push-01. */
export const isPushPlace = (pathname: string): boolean =>
  (isWithin(pathname, 'inbox') && !isWithin(pathname, 'inbox/ask')) || isWithin(pathname, 'home');

/** Whether somebody reads or writes in a conversation: they are asked when they leave it. */
export const isInConversation = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  isWithin(pathname, 'inbox') && new URLSearchParams(search).has('conversationId');

interface Facts {
  permission: PushPermission;
  pathname: string;
  showings: PushShowings | null;
  now: number;
}

/**
 * Whether the push prompt is shown: permission is neither granted nor denied, nobody is in the middle of onboarding or of
 * asking several suppliers, and the limit of showings is not reached. Source: S4-push, D-push-limit.
 */
export const mayAskForPush = ({ permission, pathname, showings, now }: Facts): boolean => {
  if (permission !== 'undetermined' || currentScreen(pathname) === 'onboarding') return false;
  // There somebody reads who was asked, and who was not.
  if (isWithin(pathname, 'inbox/ask')) return false;
  if (showings === null) return true;
  const hasRested = now - showings.lastAt >= nativeConstants.pushPromptMinDaysApart * dayMs;
  return hasRested && showings.count < nativeConstants.pushPromptMostShowings;
};

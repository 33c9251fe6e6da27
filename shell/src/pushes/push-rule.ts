import { nativeConstants } from '@posy/shared-contracts/constants';
import { currentScreen, isWithin } from '@posy/shared-contracts/paths';
import * as v from 'valibot';

/** The device's permission for pushes. */
export type PushPermission = 'undetermined' | 'granted' | 'denied';

/** The number of times the question was shown on this device, and the last time, in milliseconds since the epoch. */
export const pushShowingsSchema = v.object({ count: v.number(), lastAt: v.number() });
export type PushShowings = v.InferOutput<typeof pushShowingsSchema>;

/** Number of ticks in one visit after which the question is shown. Source: S4-push-01. */
export const promptAfterTicks = 3;

/** Actions that are useful to the person: before the first of them, a visit to a screen shows no question. */
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

/**
 * Returns true when a visit to a screen is an occasion for the question: not while a message to several suppliers is
 * written. Source: S4-push-01.
 */
export const isPushPlace = (pathname: string): boolean =>
  (isWithin(pathname, 'inbox') && !isWithin(pathname, 'inbox/ask')) || isWithin(pathname, 'home');

/** Returns true while a conversation is open: the question is shown when it is left. */
export const isInConversation = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  isWithin(pathname, 'inbox') && new URLSearchParams(search).has('conversationId');

interface PushFacts {
  permission: PushPermission;
  pathname: string;
  showings: PushShowings | null;
  now: number;
}

/**
 * Returns true when the push prompt is shown: permission is neither granted nor denied, neither onboarding nor an
 * enquiry to several suppliers is open, and the limit of showings is not reached. Source: S4-push, D-push-limit.
 */
export const mayAskForPush = ({ permission, pathname, showings, now }: PushFacts): boolean => {
  if (permission !== 'undetermined' || currentScreen(pathname) === 'onboarding') return false;
  // That page reports which suppliers were asked and which were not, and must not be interrupted.
  if (isWithin(pathname, 'inbox/ask')) return false;
  if (showings === null) return true;
  const hasRested = now - showings.lastAt >= nativeConstants.pushPromptMinDaysApart * dayMs;
  return hasRested && showings.count < nativeConstants.pushPromptMostShowings;
};

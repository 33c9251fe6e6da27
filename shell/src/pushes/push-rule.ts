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

const dayMs = 86_400_000;

/** Whether coming to a place is an occasion to ask. Source: S4-push-01. */
export const isPushPlace = (pathname: string): boolean => isWithin(pathname, 'inbox') || isWithin(pathname, 'home');

interface Facts {
  permission: PushPermission;
  pathname: string;
  showings: PushShowings | null;
  now: number;
}

/**
 * Whether the push prompt is shown: permission is neither granted nor denied, nobody is in the middle of onboarding, and
 * the limit of showings is not reached. Source: S4-push, D-push-limit.
 */
export const mayAskForPush = ({ permission, pathname, showings, now }: Facts): boolean => {
  if (permission !== 'undetermined' || currentScreen(pathname) === 'onboarding') return false;
  if (showings === null) return true;
  const hasRested = now - showings.lastAt >= nativeConstants.pushPromptMinDaysApart * dayMs;
  return hasRested && showings.count < nativeConstants.pushPromptMostShowings;
};

import type { SignedIn } from '@posy/shared-contracts/mount-props';
import { Stack } from '@posy/shared-ui';
import { PlaceRows } from './place-rows';
import { PlanHead } from './plan-head';

/** The upper part of the account's menu: the plan's owners, and links to its screens. */
export const AccountPlaces = ({ session, onGo }: { session: SignedIn; onGo: () => void }) => (
  <Stack gap={2}>
    <PlanHead session={session} />
    <PlaceRows session={session} onGo={onGo} />
  </Stack>
);

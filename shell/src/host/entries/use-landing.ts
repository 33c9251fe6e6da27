import { useSession } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { landingEntry } from '../navigation/navigation-entries';
import { useShell } from '../shell-context';

/** Returns the home address: the first area for this kind of person, or the market's index. */
export const useLanding = (): string => {
  const { releaseSet, market } = useShell();
  const entry = landingEntry(releaseSet, useSession());
  return entry === null ? paths.index(market.prefix) : `${paths.index(market.prefix)}/${entry.path}`;
};

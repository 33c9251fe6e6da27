import { useSession } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { landingEntry } from '../navigation/navigation-entries';
import { useShell } from '../shell-context';

/** Where home is for whoever is here: the first area made for people like them, or the market's index. */
export const useLanding = (): string => {
  const { releaseSet, market } = useShell();
  const entry = landingEntry(releaseSet, useSession());
  return entry === null ? paths.index(market.prefix) : `${paths.index(market.prefix)}/${entry.path}`;
};

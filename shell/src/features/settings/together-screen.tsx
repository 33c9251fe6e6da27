import { useSession } from '@posy/remote-kit';
import { PageLoading } from '#host/remote-views';
import { ScreenPlace } from '#host/screen-place';
import { shellScreen } from '#host/shell-screen';
import { catalogues } from '../collaboration/messages';
import { hasWedding } from './sections';
import { SettingsScreen } from './settings-screen';

/** Explains planning together to people without a wedding. */
const overview = shellScreen({
  id: 'collaboration-overview',
  load: async () => (await import('../collaboration/overview/collaboration-screen')).CollaborationScreen,
  catalogues,
  frame: 'open',
});

/**
 * Planning together: a part of the settings for members of a wedding, a page of its own for all others. Source:
 * S2-route-05.
 */
export const TogetherScreen = () => {
  const session = useSession();
  const isMember = session.status === 'signed-in' && hasWedding(session) && session.lostAccess === undefined;
  if (session.status === 'loading') return <PageLoading />;
  return isMember ? <SettingsScreen /> : <ScreenPlace screen={overview} fallback={<PageLoading />} />;
};

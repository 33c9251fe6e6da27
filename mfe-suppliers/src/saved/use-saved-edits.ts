import { useHost } from '@posy/remote-kit';
import { useQueryClient } from '@posy/remote-kit/query';
import { ApiError } from '@posy/shared-contracts';
import { useIntl } from 'react-intl';
import type { SavedOne } from './rules/same-search';
import { savedQuery, type SavedSearches } from './saved-queries';

type SearchToSave = Pick<SavedOne, 'id' | 'name' | 'search'>;
type Failure = 'save' | 'remove' | 'mail';

/** The commands on a person's saved searches: each shows at once, and a notice reports a rejection. */
export const useSavedEdits = (uid: string | null) => {
  const { api, notices, telemetry, clock } = useHost();
  const { formatMessage } = useIntl();
  const queries = useQueryClient();
  const { queryKey } = savedQuery(api, uid);
  const show = (change: (saved: SavedSearches) => SavedSearches) =>
    queries.setQueryData<SavedSearches>(queryKey, (saved) => (saved === undefined ? saved : change(saved)));
  const perform = async (
    what: Failure,
    change: (saved: SavedSearches) => SavedSearches,
    send: () => Promise<unknown>,
  ) => {
    await queries.cancelQueries({ queryKey });
    show(change);
    try {
      await send();
      return true;
    } catch (error) {
      const isFull = error instanceof ApiError && error.code === 'saved-searches-full';
      if (!isFull) telemetry.error('search', error);
      notices.show({ tone: 'error', text: formatMessage({ id: `saved.failed.${isFull ? 'full' : what}` }) });
      return false;
    } finally {
      await queries.invalidateQueries({ queryKey });
    }
  };
  const put = ({ id, name, search }: SearchToSave, total: number) =>
    perform(
      'save',
      (saved) => ({
        ...saved,
        searches: [
          { id, name, search, total, news: 0, createdAt: new Date(clock.now()).toISOString() },
          ...saved.searches,
        ],
      }),
      () => api.call('saveSearch', { body: { id, name, search } }),
    );
  return {
    async save(one: SearchToSave, total: number): Promise<void> {
      if (await put(one, total))
        notices.show({ tone: 'success', text: formatMessage({ id: 'saved.notice.saved' }), about: `search ${one.id}` });
    },
    async remove(one: SavedOne): Promise<void> {
      const without = (saved: SavedSearches): SavedSearches => ({
        ...saved,
        searches: saved.searches.filter(({ id }) => id !== one.id),
      });
      if (!(await perform('remove', without, () => api.call('removeSavedSearch', { params: { id: one.id } })))) return;
      notices.show({
        tone: 'success',
        text: formatMessage({ id: 'saved.notice.removed' }, { name: one.name }),
        about: `search ${one.id}`,
        action: { label: formatMessage({ id: 'saved.undo' }), run: () => void put(one, one.total) },
      });
    },
    setMail: (wanted: boolean) =>
      perform(
        'mail',
        (saved) => ({ ...saved, mail: wanted }),
        () => api.call('setSavedSearchMail', { body: { wanted } }),
      ),
    /** All current results count as seen: the next count begins here. */
    markSeen: (id: string) =>
      perform(
        'save',
        (saved) => ({ ...saved, searches: saved.searches.map((one) => (one.id === id ? { ...one, news: 0 } : one)) }),
        () => api.call('markSavedSearchSeen', { params: { id } }),
      ),
  };
};

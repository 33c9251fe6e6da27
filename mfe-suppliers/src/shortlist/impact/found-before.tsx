import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { queryOptions, useQuery } from '@posy/remote-kit/query';
import { ApiError, paths } from '@posy/shared-contracts';
import type { ApiClient } from '@posy/shared-contracts/endpoints';
import type { SlotProps } from '@posy/shared-contracts/manifest';
import { isCountryCode } from '@posy/shared-contracts/markets';
import { Row, Rows } from '@posy/shared-ui';
import { HeartIcon, MagnifyingGlassIcon } from '@posy/shared-ui/icons';
import { FormattedList, FormattedMessage } from 'react-intl';
import { freshForMs } from '#supplier/rules/supplier-query';
import { isTaken } from '#supplier/rules/taken-day';
import { useShortlist } from '../entries/use-shortlist';
import { isLiked, type ShortlistEntry, stateOf } from '../rules/entry';

type Props = SlotProps['wedding-change.preview'];

/** A supplier that left the directory has no calendar any more. */
const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === 'supplier-unknown';

/** Reads suppliers' calendars, for whatever days are tried; `unread` for one that cannot be read now. */
const calendarsQuery = (api: ApiClient, publicIds: readonly string[]) =>
  queryOptions({
    queryKey: ['calendars', ...publicIds],
    queryFn: async ({ signal }) => {
      const asked = publicIds.map(async (id) => {
        const read = api.call('supplier', { params: { id } }, { signal });
        return [id, await read.catch((error: unknown): 'unread' | null => (isGone(error) ? null : 'unread'))] as const;
      });
      return new Map(await Promise.all(asked));
    },
    staleTime: freshForMs,
    throwOnError: false,
  });

interface FoundRowProps {
  found: readonly ShortlistEntry[];
  message: 'impact.found.taken' | 'impact.found.unread';
}

/** Names suppliers of the shortlist; nothing without any. */
const FoundRow = ({ found, message }: FoundRowProps) => {
  const { market } = useLocaleInfo();
  return found.length === 0 ? null : (
    <Row
      start={<HeartIcon />}
      title={<FormattedMessage id={message} values={{ count: found.length }} />}
      note={<FormattedList type="conjunction" value={found.map(({ name }) => name)} />}
      href={paths.shortlist(market.prefix)}
    />
  );
};

/** The suppliers on the shortlist who are taken on the new day, and those whose day is not known now. */
const TakenThen = ({ found, day }: { found: readonly ShortlistEntry[]; day: string }) => {
  const { api } = useHost();
  const asked = found.filter(({ customSupplier }) => !customSupplier);
  const ids = asked.map(({ publicId }) => publicId);
  const { data, fetchStatus } = useQuery({ ...calendarsQuery(api, ids), enabled: ids.length > 0 });
  const calendarOf = ({ publicId }: ShortlistEntry) =>
    data === undefined && fetchStatus === 'paused' ? 'unread' : (data?.get(publicId) ?? null);
  const taken = asked.filter((entry) => {
    const calendar = calendarOf(entry);
    return calendar !== null && calendar !== 'unread' && isTaken(calendar, day) === true;
  });
  const unread = asked.filter((entry) => calendarOf(entry) === 'unread');
  return taken.length + unread.length === 0 ? null : (
    <Rows>
      <FoundRow found={taken} message="impact.found.taken" />
      <FoundRow found={unread} message="impact.found.unread" />
    </Rows>
  );
};

/** Names the place where searches begin after the change, and the shortlist, whose distances change with it. */
const SearchedThere = ({ found, to }: { found: readonly ShortlistEntry[]; to: { name: string; country: string } }) => {
  const { market } = useLocaleInfo();
  // Outside every market there is nobody to look for.
  return !isCountryCode(to.country) ? null : (
    <Rows>
      <Row
        start={<MagnifyingGlassIcon />}
        title={<FormattedMessage id="impact.search" values={{ place: to.name }} />}
        href={paths.directory(market.prefix)}
      />
      {found.length === 0 ? null : (
        <Row
          start={<HeartIcon />}
          title={<FormattedMessage id="impact.found.place" values={{ count: found.length, place: to.name }} />}
          href={paths.shortlist(market.prefix)}
        />
      )}
    </Rows>
  );
};

/** Before a change of date or place: says what it does to searches, and to suppliers that were found and are not booked. */
export const FoundBefore = ({ change }: Props) => {
  const { wedding, entries } = useShortlist();
  const found = (entries ?? []).filter((entry) => isLiked(entry) && stateOf(entry) !== 'booked');
  if (wedding === null) return null;
  if (change.kind === 'place')
    return change.to === null || change.to.name === change.from?.name ? null : (
      <SearchedThere found={found} to={change.to} />
    );
  return change.kind === 'date' && change.to !== null && change.to !== change.from ? (
    <TakenThen found={found} day={change.to} />
  ) : null;
};

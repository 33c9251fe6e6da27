import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { queryOptions, useQuery } from '@posy/remote-kit/query';
import { paths } from '@posy/shared-contracts';
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

/** Finds the suppliers that say to be taken on a day; a profile that cannot be read is left out. */
const takenQuery = (api: ApiClient, publicIds: readonly string[], day: string) =>
  queryOptions({
    queryKey: ['taken-on', day, ...publicIds],
    queryFn: async ({ signal }) => {
      const asked = publicIds.map(async (id) => {
        const profile = await api.call('supplier', { params: { id } }, { signal }).catch(() => null);
        return profile !== null && isTaken(profile, day) === true ? [id] : [];
      });
      return (await Promise.all(asked)).flat();
    },
    staleTime: freshForMs,
    throwOnError: false,
  });

/** The suppliers on the shortlist who are taken on the new day. */
const TakenThen = ({ found, day }: { found: readonly ShortlistEntry[]; day: string }) => {
  const { api } = useHost();
  const { market } = useLocaleInfo();
  const asked = found.filter(({ customSupplier }) => !customSupplier).map(({ publicId }) => publicId);
  const { data = [] } = useQuery({ ...takenQuery(api, asked, day), enabled: asked.length > 0 });
  const taken = found.filter(({ publicId }) => data.includes(publicId));
  return taken.length === 0 ? null : (
    <Rows>
      <Row
        start={<HeartIcon />}
        title={<FormattedMessage id="impact.found.taken" values={{ count: taken.length }} />}
        note={<FormattedList type="conjunction" value={taken.map(({ name }) => name)} />}
        href={paths.shortlist(market.prefix)}
      />
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

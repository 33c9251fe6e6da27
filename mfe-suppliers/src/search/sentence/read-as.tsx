import { useLocaleInfo } from '@posy/remote-kit';
import type { SearchUnderstanding } from '@posy/shared-contracts/endpoints';
import { Link, Text } from '@posy/shared-ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { SupplierSearch } from '#supplier/rules/asked/search-state';
import { listHref } from '#supplier/rules/links';
import { NearWhere } from './near-where';
import { nearestOf, Offers } from './nearest-kinds';
import { OtherKinds } from './other-kinds';
import { isWordless } from './understood-search';

interface Props {
  search: SupplierSearch;
  understood: SearchUnderstanding;
  /** Number of results. */
  total: number;
}

type WordsMessage = `search.read.${'unknown' | 'unwanted' | 'soft' | 'ignored' | 'weekdays' | 'unoffered'}`;

/** Returns true when no part was recognised and no supplier has the words. */
const isUnread = ({ parts, words }: SearchUnderstanding, total: number): boolean =>
  total === 0 && parts.length === 0 && words.length > 0;

/** States that words were corrected, with a link to the typed ones. */
const Corrected = ({ search, correction }: Pick<Props, 'search'> & Pick<SearchUnderstanding, 'correction'>) => {
  const { prefix } = useLocaleInfo().market;
  const { formatMessage, formatList } = useIntl();
  if (correction === null) return null;
  const [read, typed] = [correction.words.map((word) => word.read), correction.words.map((word) => word.typed)];
  return (
    <Text>
      {formatMessage({ id: 'search.read.showing' }, { read: <strong key="read">{formatList(read)}</strong> })}{' '}
      <Link href={listHref(prefix, { ...search, literally: true, page: 1 })}>
        {formatMessage({ id: 'search.read.instead' }, { typed: formatList(typed) })}
      </Link>
    </Text>
  );
};

/** Returns true for “near me” without a place. */
const isNearNothing = ({ area, bounds }: SupplierSearch, { isNearMe, parts }: SearchUnderstanding): boolean =>
  isNearMe === true && area === '' && bounds === null && parts.every(({ kind }) => kind !== 'place');

/** Explains an unexpected interpretation of the words, and names the ignored ones. */
export const ReadAs = ({ search, understood, total }: Props) => {
  const { formatMessage, formatList } = useIntl();
  const { correction, unknownPlaces, unwanted = [], otherCategories = [] } = understood;
  const { softWords = [], ignored = [], weekdays = [], unoffered = [] } = understood;
  const near = nearestOf(search, understood);
  const named = (id: WordsMessage, names: readonly string[]): ReactNode =>
    names.length === 0 ? null : (
      <Text>{formatMessage({ id }, { names: <strong key="names">{formatList(names)}</strong> })}</Text>
    );
  return (
    <>
      <Corrected search={search} correction={correction} />
      {named('search.read.unknown', unknownPlaces)}
      {named('search.read.unwanted', unwanted)}
      {named('search.read.soft', softWords)}
      {named('search.read.ignored', ignored)}
      {named('search.read.weekdays', weekdays)}
      {total === 0 ? null : named('search.read.unoffered', unoffered)}
      {total === 0 || unoffered.length === 0 || near.length === 0 ? null : (
        <Text>
          {formatMessage({ id: 'search.none.unoffered.near' }, { kinds: <Offers key="kinds" near={near} /> })}
        </Text>
      )}
      {isNearNothing(search, understood) ? <NearWhere search={search} /> : null}
      {isWordless(search) || isUnread(understood, total) ? (
        <Text>{formatMessage({ id: 'search.read.nothing' }, { typed: search.text })}</Text>
      ) : null}
      <OtherKinds search={search} kinds={otherCategories} />
    </>
  );
};

import styled from '@emotion/styled';
import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { queryOptions, useQuery } from '@posy/remote-kit/query';
import type { CountryCode } from '@posy/shared-contracts';
import type { ApiClient } from '@posy/shared-contracts/endpoints';
import { Chip, ChipGroup, color } from '@posy/shared-ui';
import { XIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { bodyOf } from '#supplier/rules/asked/search-body';
import { tidyWords } from '#supplier/rules/asked/search-readers';
import { emptySearch, formatSearch, type SearchDraft, type SupplierSearch } from '#supplier/rules/asked/search-state';
import type { PlanFacts } from '#supplier/rules/search-queries';
import { useSettled } from '#supplier/rules/use-settled';
import { useOurs } from '../ours/use-ours';
import { partWords } from '../sentence/part-words';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  font-size: 0.9375rem;
  color: ${color.inkSoft};
  & b {
    font-weight: 600;
    color: ${color.ink};
    font-variant-numeric: tabular-nums;
  }
`;

/** Pause in typing before the words are read, in milliseconds. */
const restMs = 550;
/** A shorter text says nothing yet. */
const fewestLetters = 3;

/** Reads a search that is not sent yet: its parts, and how many its list would hold. */
const readingQuery = (api: ApiClient, country: CountryCode, search: SupplierSearch, plan: PlanFacts) =>
  queryOptions({
    queryKey: ['search-reading', country, search.category, formatSearch(search), plan],
    queryFn: async ({ signal }) => {
      const body = { ...bodyOf(country, search), ...plan, size: 1 };
      const { total, understood } = await api.call('searchSuppliers', { body }, { signal });
      return { total, parts: (understood?.parts ?? []).filter(({ text }) => text !== '') };
    },
    // After a failure the search can be sent all the same.
    throwOnError: false,
  });

export interface DraftReadingProps {
  draft: SearchDraft;
  onChange: (changes: Partial<SearchDraft>) => void;
}

/** Shows how the typed sentence is understood before it is sent: each part can be taken out of it. */
export const DraftReading = ({ draft, onChange }: DraftReadingProps) => {
  const intl = useIntl();
  const { api } = useHost();
  const { market } = useLocaleInfo();
  const settled = useSettled(draft, restMs);
  const { category, text, area } = settled;
  const search = { ...emptySearch, category, text: tidyWords(text), area: tidyWords(area) };
  const { plan, isKnown } = useOurs(search);
  const { data } = useQuery({
    ...readingQuery(api, market.country, search, plan),
    enabled: isKnown && search.text.length >= fewestLetters,
  });
  // Words that were typed since would make another sentence of it.
  const read = data !== undefined && settled === draft && data.parts.length > 0 ? data : null;
  const { formatMessage } = intl;
  return (
    <Root>
      {read === null ? null : (
        <>
          <FormattedMessage id="search.draft" />
          <ChipGroup label={formatMessage({ id: 'search.draft.name' })} canSlide>
            {read.parts.map((part) => {
              const words = partWords(intl, market, part);
              return (
                <Chip
                  key={`${part.kind} ${part.text}`}
                  iconEnd={<XIcon size="s" />}
                  aria-label={formatMessage({ id: 'search.wish.remove' }, { wish: words })}
                  onPress={() => onChange({ text: part.without })}
                >
                  {words}
                </Chip>
              );
            })}
          </ChipGroup>
        </>
      )}
      {/* Screen readers say what comes into a region that was there before. */}
      <span role="status">
        {read === null ? null : (
          <FormattedMessage
            id="search.draft.fit"
            values={{ count: read.total, b: (figure) => <b key="b">{figure}</b> }}
          />
        )}
      </span>
    </Root>
  );
};

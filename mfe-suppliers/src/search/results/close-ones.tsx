import { useLocaleInfo } from '@posy/remote-kit';
import type { SearchUnderstanding } from '@posy/shared-contracts/endpoints';
import { Heading, Stack, Tag } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { Heart } from '#shortlist/public';
import { Cards } from '#supplier/card/cards';
import { SupplierCard } from '#supplier/card/supplier-card';
import type { SupplierSearch } from '#supplier/rules/search-state';
import { partWords } from '../sentence/part-words';

type Lack = SearchUnderstanding['close'][number]['lacks'][number];

/** What a supplier lacks, in the words of the wish. */
const useLackWords = ({ parts, words }: SearchUnderstanding) => {
  const intl = useIntl();
  const { market } = useLocaleInfo();
  return (lack: Lack): string => {
    if (lack === 'words') return intl.formatMessage({ id: 'search.close.words' }, { words: words.join(' ') });
    const part = lack === 'place' ? undefined : parts[lack];
    return part === undefined || part.kind === 'place'
      ? intl.formatMessage({ id: 'search.close.place' })
      : partWords(intl, market, part);
  };
};

/** Where a page is not filled: who has most of what was asked for, and what they lack. */
export const CloseOnes = ({ search, understood }: { search: SupplierSearch; understood: SearchUnderstanding }) => {
  const { formatMessage, formatList } = useIntl();
  const lackWords = useLackWords(understood);
  if (understood.close.length === 0) return null;
  return (
    <Stack as="section" gap={5}>
      <Heading level={2}>{formatMessage({ id: 'search.close.title' })}</Heading>
      <Cards>
        {understood.close.map(({ supplier, distanceKm, lacks }) => (
          <li key={supplier.id}>
            <SupplierCard
              supplier={{ ...supplier, premium: false, distanceKm }}
              list={search}
              level={3}
              actions={<Heart supplier={supplier} isOnPicture />}
              notes={
                <Tag hue="apricot">
                  {formatMessage({ id: 'search.close.lacks' }, { wishes: formatList(lacks.map(lackWords)) })}
                </Tag>
              }
            />
          </li>
        ))}
      </Cards>
    </Stack>
  );
};

import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Note } from '@posy/shared-contracts/entities';
import { ButtonLink, ChipGroup, ChipLink, media, PageHead } from '@posy/shared-ui';
import { SearchField } from '@posy/shared-ui/forms';
import { NotePencilIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMemberName } from './notes/note-byline';
import { newNoteKey } from './popup/note-drafts';
import { formatFilter, type NoteFilter, tagCounts } from './rules/note-list';

const Filters = styled.div`
  margin-block-end: 24px;
`;

/** Beside each other also on phones, where the search takes the remaining width. */
const Ways = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
  ${media.phone} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    inline-size: calc(100vw - 32px);
    max-inline-size: 100%;
    & > :only-child {
      justify-self: start;
    }
  }
`;

const mostTags = 6;

interface Props {
  notes: readonly Note[];
  filter: NoteFilter;
  words: string;
  onWords: (words: string) => void;
  canEdit: boolean;
}

interface FilterChoice {
  filter: NoteFilter;
  label: string;
  count: number;
}

const useChoices = (notes: readonly Note[]): FilterChoice[] => {
  const { formatMessage } = useIntl();
  const nameOf = useMemberName();
  const authors = [...new Set(notes.flatMap(({ author }) => author ?? []))].flatMap((uid) => {
    const name = nameOf(uid);
    const count = notes.filter(({ author }) => author === uid).length;
    const label = formatMessage({ id: 'scrapbook.filter.author' }, { name });
    return name === null ? [] : [{ filter: { kind: 'author' as const, uid }, label, count }];
  });
  return [
    { filter: { kind: 'all' }, label: formatMessage({ id: 'scrapbook.filter.all' }), count: notes.length },
    {
      filter: { kind: 'pictures' },
      label: formatMessage({ id: 'scrapbook.filter.pictures' }),
      count: notes.filter(({ photos }) => photos.length > 0).length,
    },
    ...(authors.length > 1 ? authors : []),
    ...tagCounts(notes)
      .slice(0, mostTags)
      .map(({ tag, count }) => ({ filter: { kind: 'tag' as const, tag }, label: tag, count })),
  ];
};

const Choices = ({ notes, filter }: Pick<Props, 'notes' | 'filter'>) => {
  const { market } = useLocaleInfo();
  const { formatMessage } = useIntl();
  const chosen = formatFilter(filter);
  return (
    <ChipGroup label={formatMessage({ id: 'scrapbook.filter' })} canSlide>
      {useChoices(notes).map((choice) => {
        const show = formatFilter(choice.filter);
        return (
          <ChipLink
            key={show ?? ''}
            href={paths.scrapbook(market.prefix, { show })}
            isChosen={show === chosen}
            count={choice.count}
          >
            {choice.label}
          </ChipLink>
        );
      })}
    </ChipGroup>
  );
};

/** The title, the search and the filters. An empty board has its own button, below its picture. */
export const ScrapbookHead = ({ notes, filter, words, onWords, canEdit }: Props) => {
  const { market } = useLocaleInfo();
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHead
        title={<FormattedMessage id="scrapbook.title" />}
        lead={<FormattedMessage id="scrapbook.lead" values={{ count: notes.length }} />}
        actions={
          <Ways>
            {notes.length === 0 ? null : (
              <SearchField
                label={formatMessage({ id: 'scrapbook.find' })}
                isLabelHidden
                placeholder={formatMessage({ id: 'scrapbook.find' })}
                clearLabel={formatMessage({ id: 'scrapbook.find.clear' })}
                value={words}
                onChange={onWords}
              />
            )}
            {canEdit && notes.length > 0 ? (
              <ButtonLink
                kind="main"
                size="s"
                icon={<NotePencilIcon size="s" />}
                href={paths.note(market.prefix, newNoteKey)}
              >
                <FormattedMessage id="scrapbook.write" />
              </ButtonLink>
            ) : null}
          </Ways>
        }
      />
      {notes.length === 0 ? null : (
        <Filters>
          <Choices notes={notes} filter={filter} />
        </Filters>
      )}
    </>
  );
};

import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { ButtonLink, EmptyState } from '@posy/shared-ui';
import { Spot } from '@posy/shared-ui/art';
import { FormattedMessage } from 'react-intl';
import { newNoteKey } from './popup/note-drafts';

/** Replaces an empty board, or one whose filters match no note. */
export const NothingHere = ({ hasNotes, canEdit }: { hasNotes: boolean; canEdit: boolean }) => {
  const { market } = useLocaleInfo();
  const action = hasNotes ? (
    <ButtonLink href={paths.scrapbook(market.prefix)}>
      <FormattedMessage id="scrapbook.none-found.action" />
    </ButtonLink>
  ) : (
    <ButtonLink kind="main" href={paths.note(market.prefix, newNoteKey)}>
      <FormattedMessage id="scrapbook.write" />
    </ButtonLink>
  );
  return (
    <EmptyState
      level={2}
      picture={<Spot kind={hasNotes ? 'search' : 'notes'} />}
      title={<FormattedMessage id={hasNotes ? 'scrapbook.none-found.title' : 'scrapbook.empty.title'} />}
      actions={hasNotes || canEdit ? action : undefined}
    >
      <FormattedMessage id={hasNotes ? 'scrapbook.none-found.text' : 'scrapbook.empty.text'} />
    </EmptyState>
  );
};

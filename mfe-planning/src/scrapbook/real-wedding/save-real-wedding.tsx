import { useAccess, useHost, useLive, useLocaleInfo, useWedding } from '@posy/remote-kit';
import type { SlotProps } from '@posy/shared-contracts/manifest';
import { paths } from '@posy/shared-contracts/paths';
import { Button } from '@posy/shared-ui';
import { NotePencilIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAddNote } from '../add-note';
import { notesQuery } from '../notes/scrapbook-queries';
import { noteOf, realWeddingNote } from './real-wedding-note';

type Props = SlotProps['real-wedding.actions'];

const Save = ({ weddingId, ...story }: Props & { weddingId: string }) => {
  const host = useHost();
  const { prefix } = useLocaleInfo().market;
  const { formatMessage } = useIntl();
  const { value: notes } = useLive(notesQuery(weddingId));
  const add = useAddNote(weddingId, {
    notice: formatMessage({ id: 'scrapbook.wedding.added' }),
    refused: formatMessage({ id: 'scrapbook.wedding.refused' }),
  });
  if (notes === null) return null;
  const saved = noteOf(notes, story.path);
  // One button for both states, so that the focus stays on it.
  return (
    <Button
      kind={saved === null ? 'main' : 'line'}
      icon={<NotePencilIcon />}
      onPress={() => {
        if (saved === null) add(realWeddingNote(story, new URL(story.path, document.baseURI).href), () => undefined);
        else host.navigate(paths.note(prefix, saved.id));
      }}
    >
      <FormattedMessage id={saved === null ? 'scrapbook.wedding.save' : 'scrapbook.wedding.saved'} />
    </Button>
  );
};

/** Saves a real wedding to the couple’s scrapbook, once; for members who may write there. */
export const SaveRealWedding = (props: Props) => {
  const wedding = useWedding();
  const mayWrite = useAccess('notes') === 'edit';
  return wedding === null || !mayWrite ? null : <Save {...props} weddingId={wedding.id} />;
};

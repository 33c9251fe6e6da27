import { useAccess, useHost, useLive, useLocaleInfo, useWedding } from '@posy/remote-kit';
import type { Photo } from '@posy/shared-contracts/entities';
import type { SlotProps } from '@posy/shared-contracts/manifest';
import { paths } from '@posy/shared-contracts/paths';
import { IconButton } from '@posy/shared-ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { readPicture } from '#plan/adapters/read-picture';
import { BookmarkSimpleIcon } from '#plan/icons/planning-icons';
import { useAddNote } from '../add-note';
import { notesQuery } from '../notes/scrapbook-queries';
import { noteOf } from '../real-wedding/real-wedding-note';
import { pictureNote } from './picture-note';

type Props = SlotProps['supplier-picture.actions'];

/**
 * Copies a supplier's picture into the wedding's own photos: the note keeps it when the supplier takes it away. A couple that
 * goes on to the next picture meanwhile gets it all the same.
 */
const useCopy = (weddingId: string) => {
  const { api, telemetry } = useHost();
  return async (source: string): Promise<Photo[]> => {
    try {
      const file = await readPicture(source);
      return [await api.upload('uploadPhoto', { body: { purpose: 'note', weddingId } }, file)];
    } catch (error) {
      // The note is worth having without its picture: it has the link.
      telemetry.error('scrapbook', error);
      return [];
    }
  };
};

const Save = ({ weddingId, ...shown }: Props & { weddingId: string }) => {
  const host = useHost();
  const { prefix } = useLocaleInfo().market;
  const { formatMessage } = useIntl();
  const { value: notes } = useLive(notesQuery(weddingId));
  const [isPending, setPending] = useState(false);
  const copy = useCopy(weddingId);
  const add = useAddNote(weddingId, {
    notice: formatMessage({ id: 'scrapbook.wedding.added' }),
    refused: formatMessage({ id: 'scrapbook.wedding.refused' }),
  });
  if (notes === null) return null;
  const saved = noteOf(notes, shown.path);
  const save = async (): Promise<void> => {
    setPending(true);
    const photos = await copy(shown.source);
    add({ ...pictureNote(shown, new URL(shown.path, document.baseURI).href), photos }, () => undefined);
    setPending(false);
  };
  return (
    <IconButton
      label={formatMessage({ id: saved === null ? 'scrapbook.wedding.save' : 'scrapbook.wedding.saved' })}
      isPending={isPending}
      onPress={() => (saved === null ? void save() : host.navigate(paths.note(prefix, saved.id)))}
    >
      <BookmarkSimpleIcon weight={saved === null ? 'regular' : 'fill'} />
    </IconButton>
  );
};

/** Saves a supplier's picture to the couple’s scrapbook, once; for members who may write there. */
export const SavePicture = (props: Props) => {
  const wedding = useWedding();
  const mayWrite = useAccess('notes') === 'edit';
  return wedding === null || !mayWrite ? null : <Save key={props.path} {...props} weddingId={wedding.id} />;
};

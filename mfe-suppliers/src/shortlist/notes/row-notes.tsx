import styled from '@emotion/styled';
import type { Wedding } from '@posy/shared-contracts/entities';
import { Text } from '@posy/shared-ui';
import { Fragment } from 'react';
import type { ShortlistEntry } from '../rules/entry';
import { NoteLine, useNotes } from './note-lines';

/** Two lines on phones; the dialog and print have all of it. */
const Lines = styled.div`
  @media screen and (max-width: 767px) {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

/** The notes of everybody on a supplier, one after the other. */
export const RowNotes = ({ entry, wedding }: { entry: ShortlistEntry; wedding: Wedding }) => {
  const notes = useNotes(entry, wedding);
  if (notes.length === 0) return null;
  return (
    <Lines>
      <Text size="small">
        {notes.map((note, at) => (
          <Fragment key={note.uid}>
            {at === 0 ? null : ' '}
            <span>
              <NoteLine note={note} />
            </span>
          </Fragment>
        ))}
      </Text>
    </Lines>
  );
};

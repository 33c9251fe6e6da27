import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { type Note, photoSource } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { color, Heading, hueOf, Inline, NavLink, Tag } from '@posy/shared-ui';
import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { NoteBody } from './notes/note-body';
import { NoteByline } from './notes/note-byline';

const Sheet = styled.article`
  position: relative;
  display: grid;
  gap: 10px;
  break-inside: avoid;
  margin-block-end: 20px;
  padding: 18px;
  overflow: hidden;
  border-radius: 16px;
  background: ${color.hue.wash};
  &[data-pictures] {
    background: ${color.surface};
    border: 1px solid ${color.line};
  }
  & h2 a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  & h2 a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const Pictures = styled.div`
  display: grid;
  gap: 2px;
  grid-template-columns: 1fr;
  margin: -18px -18px 6px;
  & > img {
    inline-size: 100%;
    block-size: auto;
    object-fit: cover;
    background: ${color.hue.soft};
  }
  &[data-count='2'] {
    grid-template-columns: 1fr 1fr;
    & > img {
      aspect-ratio: 1;
    }
  }
  &[data-count='3'] {
    grid-template-columns: 2fr 1fr;
    & > img {
      aspect-ratio: 1;
    }
    & > img:first-of-type {
      grid-row: span 2;
    }
  }
`;

const mostPictures = 3;

/** A note on the board: its title is the link, and the whole card is its target. */
export const NoteCard = memo(({ note }: { note: Identified<Note> }) => {
  const { market } = useLocaleInfo();
  const pictures = note.photos.slice(0, mostPictures);
  return (
    <Sheet data-hue={hueOf(note.id)} data-pictures={pictures.length > 0 || undefined}>
      {pictures.length === 0 ? null : (
        <Pictures data-count={pictures.length}>
          {pictures.map((photo) => (
            <img
              key={photo.path}
              src={photoSource(photo, 640)}
              width={photo.width}
              height={photo.height}
              alt=""
              loading="lazy"
              decoding="async"
            />
          ))}
        </Pictures>
      )}
      <Heading level={2} size="h3">
        <NavLink href={paths.note(market.prefix, note.id)}>
          {note.title === '' ? <FormattedMessage id="scrapbook.untitled" /> : note.title}
        </NavLink>
      </Heading>
      {note.body === '' ? null : <NoteBody body={note.body} />}
      {note.tags.length === 0 ? null : (
        <Inline gap={2}>
          {note.tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </Inline>
      )}
      <NoteByline note={note} />
    </Sheet>
  );
});
NoteCard.displayName = 'NoteCard';

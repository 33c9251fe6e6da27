import styled from '@emotion/styled';
import { color, font, media } from '@posy/shared-ui';
import { type NoteBlock, noteBlocks, type NoteColour } from '../rules/note-blocks';

const Root = styled.div`
  display: grid;
  gap: 8px;
  overflow-wrap: anywhere;
  & p {
    white-space: pre-line;
  }
  & blockquote {
    margin: 0;
    font: italic 430 1.25rem / 1.3 ${font.display};
    letter-spacing: -0.01em;
    text-wrap: pretty;
  }
  & ul {
    display: grid;
    gap: 2px;
    padding-inline-start: 1.1em;
    list-style: disc;
  }
  & h3 {
    font: 470 1.1875rem / 1.25 ${font.display};
  }
  & > * + h3 {
    margin-block-start: 8px;
  }
  &[data-size='page'] {
    gap: 16px;
    font-size: 1.0625rem;
    line-height: 1.6;
    & blockquote {
      font-size: 1.5rem;
    }
    & h3 {
      margin-block-start: 8px;
      font-size: 1.3125rem;
    }
  }
`;

const Swatches = styled.ul`
  && {
    display: flex;
    gap: 6px;
    padding: 0;
    list-style: none;
  }
  & > li {
    flex: 1;
    min-inline-size: 0;
    font-size: 0.8125rem;
    line-height: 1.3;
  }
  & > li > span {
    display: block;
    block-size: 46px;
    border: 1px solid ${color.line};
    border-radius: 10px;
    background: var(--swatch);
  }
  [data-size='page'] & {
    flex-wrap: wrap;
    gap: 10px;
    & > li {
      flex: 0 1 88px;
      font-weight: 600;
    }
    & > li > span {
      block-size: 76px;
      margin-block-end: 6px;
      border-radius: 50%;
      border-end-start-radius: 12px;
      ${media.tablet} {
        block-size: 88px;
      }
    }
  }
`;

const Checks = styled.ul`
  && {
    padding: 0;
    list-style: none;
  }
  & label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 10px;
    align-items: start;
  }
  & input {
    inline-size: 18px;
    block-size: 18px;
    margin-block-start: 0.3em;
    opacity: 1;
  }
  & label[data-done] {
    color: ${color.inkSoft};
    text-decoration: line-through;
  }
`;

const Colours = ({ colours, hasNames }: { colours: readonly NoteColour[]; hasNames: boolean }) => (
  <Swatches>
    {colours.map(({ hex, name }, place) => (
      <li key={`${place}${hex}`}>
        <span role="img" aria-label={name === '' ? hex : name} style={{ ['--swatch' as string]: hex }} />
        {hasNames && name !== '' && <small aria-hidden>{name}</small>}
      </li>
    ))}
  </Swatches>
);

const Block = ({ block, isPage }: { block: NoteBlock; isPage: boolean }) => {
  switch (block.kind) {
    case 'heading':
      return <h3>{block.text}</h3>;
    case 'quotation':
      return <blockquote>{block.text}</blockquote>;
    case 'list':
      return (
        <ul>
          {block.items.map((item, place) => (
            <li key={`${place}${item}`}>{item}</li>
          ))}
        </ul>
      );
    case 'checks':
      return (
        <Checks>
          {block.checks.map(({ text, isDone }, place) => (
            <li key={place}>
              <label data-done={isDone || undefined}>
                <input type="checkbox" checked={isDone} disabled /> {text}
              </label>
            </li>
          ))}
        </Checks>
      );
    case 'colours':
      return <Colours colours={block.colours} hasNames={isPage} />;
    case 'paragraph':
      return <p>{block.text}</p>;
  }
};

/** Number of blocks of a note that its card shows. */
const cardBlocks = 6;

/** A paragraph of many lines is shortened to its first ones. */
const shortened = (block: NoteBlock): NoteBlock =>
  block.kind === 'paragraph' ? { ...block, text: block.text.split('\n').slice(0, cardBlocks).join('\n') } : block;

/** Parts of a note: paragraphs, headings, lists, quotations and colours. */
export const NoteBlocks = ({ blocks, size }: { blocks: readonly NoteBlock[]; size: 'card' | 'page' }) =>
  blocks.length === 0 ? null : (
    <Root data-size={size}>
      {blocks.map((block, place) => (
        <Block key={place} block={block} isPage={size === 'page'} />
      ))}
    </Root>
  );

/** A note's text as its card shows it. */
export const NoteBody = ({ body }: { body: string }) => (
  <NoteBlocks blocks={noteBlocks(body).slice(0, cardBlocks).map(shortened)} size="card" />
);

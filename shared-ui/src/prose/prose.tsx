import styled from '@emotion/styled';
import type { ArticleBlock, ArticleText } from '@posy/shared-contracts/entities';
import { color, Heading, type Hue, Table, TableScroll } from '@posy/shared-ui';
import { Fragment } from 'react';

const Root = styled.article`
  max-inline-size: 66ch;
  font-size: 1.0625rem;
  line-height: 1.6;
  text-wrap: pretty;
  & > * + * {
    margin-block-start: 18px;
  }
  & > h2 {
    margin-block-start: 40px;
    scroll-margin-block-start: 96px;
  }
  & > h2:first-of-type {
    margin-block-start: 32px;
  }
  & > :is(ul, ol) {
    display: grid;
    gap: 8px;
    padding-inline-start: 24px;
  }
  & > ul {
    list-style: disc;
  }
  & > ol {
    list-style: decimal;
  }
  & > :is(ul, ol) > li::marker {
    color: ${color.hue.main};
    font-weight: 600;
  }
`;

const Quote = styled.blockquote`
  display: grid;
  gap: 12px;
  margin-inline: 0;
  padding: 18px 22px;
  background: ${color.hue.wash};
  border-radius: 16px;
`;

const Words = ({ text }: { text: ArticleText }) =>
  text.map(({ text: words, manner }, place) => {
    if (manner === 'strong') return <strong key={place}>{words}</strong>;
    return manner === 'emphasis' ? <em key={place}>{words}</em> : <Fragment key={place}>{words}</Fragment>;
  });

const List = ({ block }: { block: Extract<ArticleBlock, { kind: 'list' }> }) => {
  const items = block.items.map((item, place) => (
    <li key={place}>
      <Words text={item} />
    </li>
  ));
  return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
};

const Figures = ({ block }: { block: Extract<ArticleBlock, { kind: 'table' }> }) => (
  <TableScroll tabIndex={0} role="group" aria-label={block.header.join(', ')}>
    <Table>
      <thead>
        <tr>
          {block.header.map((title, place) => (
            <th key={place} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row, at) => (
          <tr key={at}>
            {row.map((cell, place) => (
              <td key={place}>
                <Words text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  </TableScroll>
);

const Block = ({ block }: { block: ArticleBlock }) => {
  switch (block.kind) {
    case 'heading':
      return (
        <Heading level={2} id={block.anchor} tabIndex={-1}>
          {block.text}
        </Heading>
      );
    case 'paragraph':
      return (
        <p>
          <Words text={block.text} />
        </p>
      );
    case 'list':
      return <List block={block} />;
    case 'quote':
      return (
        <Quote>
          {block.paragraphs.map((paragraph, place) => (
            <p key={place}>
              <Words text={paragraph} />
            </p>
          ))}
        </Quote>
      );
    case 'table':
      return <Figures block={block} />;
  }
};

export interface ProseProps {
  blocks: readonly ArticleBlock[];
  /** Colours the marks of lists and the ground of quotes. */
  hue?: Hue | 'stem';
}

/** A long text at reading width: headings with anchors, paragraphs, lists, quotes and tables. */
export const Prose = ({ blocks, hue = 'stem' }: ProseProps) => (
  <Root data-hue={hue}>
    {blocks.map((block, place) => (
      <Block key={place} block={block} />
    ))}
  </Root>
);

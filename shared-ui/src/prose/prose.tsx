import styled from '@emotion/styled';
import type { ArticleBlock, ArticleText } from '@posy/shared-contracts/entities';
import { color, font, Heading, type Hue, Table, TableScroll } from '@posy/shared-ui';
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

/** A pull quote: larger than the text around it, with a line in the colour beside it. */
const Pulled = styled.blockquote`
  margin-inline: 0;
  padding-inline-start: 22px;
  border-inline-start: 4px solid ${color.hue.main};
  font: italic 430 1.625rem / 1.25 ${font.display};
  letter-spacing: -0.015em;
  text-wrap: balance;
`;

const Shares = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1.2fr) minmax(0, 2fr) auto;
  font-size: 1rem;
  & > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    gap: 16px;
    align-items: center;
    padding-block: 10px;
    border-block-end: 1px solid ${color.line};
  }
  & dt {
    font-weight: 600;
  }
  & i {
    block-size: 8px;
    border-radius: 99px;
    background: color-mix(in oklab, ${color.hue.main}, transparent 80%);
    overflow: hidden;
    & > span {
      display: block;
      block-size: 100%;
      border-radius: 99px;
      background: ${color.hue.main};
    }
  }
  & dd {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;

/** Longest pull quote; a longer quotation is an example text. */
const longestPulled = 120;

const plainOf = (text: ArticleText): string => text.map((piece) => piece.text).join('');

/** Returns the shares in a table of names and per cents; null for other tables. */
const sharesOf = ({ rows }: Extract<ArticleBlock, { kind: 'table' }>): number[] | null => {
  const shares = rows.map((row) => /^(\d{1,3})\s?%$/u.exec(plainOf(row[1] ?? []))?.[1]);
  const isLabelled = rows.every((row) => row.length === 2) && shares.every((share) => share !== undefined);
  return isLabelled ? shares.map(Number) : null;
};

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

/** Names with their shares; the largest share has a full bar. */
const ShareTable = ({ block, shares }: { block: Extract<ArticleBlock, { kind: 'table' }>; shares: number[] }) => (
  <Shares aria-label={block.header.join(', ')}>
    {block.rows.map(([name = [], share = []], place) => (
      <div key={place}>
        <dt>
          <Words text={name} />
        </dt>
        <i aria-hidden>
          <span style={{ inlineSize: `${((shares[place] ?? 0) / Math.max(...shares)) * 100}%` }} />
        </i>
        <dd>
          <Words text={share} />
        </dd>
      </div>
    ))}
  </Shares>
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
      if (block.paragraphs.length === 1 && plainOf(block.paragraphs[0] ?? []).length <= longestPulled)
        return (
          <Pulled>
            <Words text={block.paragraphs[0] ?? []} />
          </Pulled>
        );
      return (
        <Quote>
          {block.paragraphs.map((paragraph, place) => (
            <p key={place}>
              <Words text={paragraph} />
            </p>
          ))}
        </Quote>
      );
    case 'table': {
      const shares = sharesOf(block);
      return shares === null ? <Figures block={block} /> : <ShareTable block={block} shares={shares} />;
    }
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

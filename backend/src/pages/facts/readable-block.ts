import { type ArticleBlock, type ArticleText } from '@posy/shared-contracts/entities';
import { type Html, html } from '#html/html';

const words = (text: ArticleText): string => text.map(({ text: piece }) => piece).join('');

const listOf = ({ ordered, items }: Extract<ArticleBlock, { kind: 'list' }>): Html => {
  const rows = items.map((item) => html`<li>${words(item)}</li> `);
  return ordered
    ? html`<ol>
        ${rows}
      </ol>`
    : html`<ul>
        ${rows}
      </ul>`;
};

/** A block as readers without scripts see it. */
export const readableBlock = (block: ArticleBlock): Html => {
  switch (block.kind) {
    case 'heading':
      return html`<h2>${block.text}</h2> `;
    case 'paragraph':
      return html`<p>${words(block.text)}</p> `;
    case 'list':
      return listOf(block);
    case 'quote':
      return html`<blockquote>${block.paragraphs.map((paragraph) => html`<p>${words(paragraph)}</p> `)}</blockquote>`;
    case 'table':
      return html`<table>
        <tr>
          ${block.header.map((cell) => html`<th>${cell}</th>`)}
        </tr>
        ${block.rows.map(
          (row) =>
            html`<tr>
              ${row.map((cell) => html`<td>${words(cell)}</td>`)}
            </tr> `,
        )}
      </table>`;
  }
};

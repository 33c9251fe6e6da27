import { type LegalTopic } from '@posy/shared-contracts/entities';
import { paths } from '@posy/shared-contracts/paths';
import { type Operator } from '#config/services';
import { html } from '#html/html';
import { readLegalPage } from '#legal/legal-pages';
import { type Described } from '../page-facts';
import { imageOf } from '../page-image';
import { readableBlock } from '../readable-block';
import { inEveryMarket, named, type PageVisit, shorten } from '../visit';

/** Terms of use or privacy policy: all of it stands in the document. */
export const legalFacts =
  (topic: LegalTopic) =>
  ({ market, segments, words }: PageVisit, { operator }: { operator: Operator | null }): Described | null => {
    if (segments.length > 1) return null;
    const { title, summary, blocks } = readLegalPage(market.catalogue, topic, operator);
    return {
      title: named(title),
      description: shorten(summary),
      index: true,
      canonical: paths.legal(market.prefix, topic),
      alternates: inEveryMarket(({ prefix }) => paths.legal(prefix, topic)),
      image: imageOf('stationery', topic, words.illustration(title)),
      structured: [],
      readable: html`<h1>${title}</h1>
        <p>${summary}</p>
        ${blocks.map(readableBlock)}`,
    };
  };

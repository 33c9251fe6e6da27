import { slugPattern } from '@posy/shared-contracts/entities';
import { type ApiContext } from '../api/handler';
import { microsite } from '../api/microsite/microsite';
import { Refusal } from '../api/refusal';
import { type FactSources } from './facts/facts-of';

/**
 * The couple behind a website, as its own call tells it to anybody. Where that call keeps the website to itself, such as
 * behind a password, the page names nobody.
 */
export const websiteReader =
  (api: ApiContext): FactSources['websiteOf'] =>
  async (slug) => {
    if (!slugPattern.test(slug)) return null;
    try {
      const site = await microsite(api, { params: { slug }, body: {}, identity: null, headers: {}, file: null });
      return site.partners;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return error.status === 404 ? null : [];
    }
  };

import { type ApiError } from '@posy/shared-contracts';
import { type Endpoint, type EndpointName, endpoints } from '@posy/shared-contracts/endpoints';
import * as v from 'valibot';
import { type ApiContext, type Handler } from '#api/handler';
import { readInput } from '#api/input/read-input';
import { Refusal } from '#api/refusal';
import { handlers } from '#api/routes/handlers';
import { translateError } from '#api/translate-error';

/** A call that failed, as a client would receive it. */
export interface CallFault {
  kind: ApiError['kind'];
  status: number;
  code: string;
  message: string;
}

/** Result of a call. */
export type CallAnswer = { value: unknown } | { error: CallFault };

/** Calls that change nothing and answer everybody the same: the data of rendered public pages. */
const publicReadings: readonly EndpointName[] = [
  'article',
  'articles',
  'categoryPlaces',
  'legalPage',
  'microsite',
  'pictureInfo',
  'placeFacts',
  'realWedding',
  'realWeddings',
  'reviewFigures',
  'reviews',
  'reviewsRating',
  'searchSuggestions',
  'searchSuppliers',
  'searchWorks',
  'supplier',
  'supplierCategories',
  'topReviews',
  'translations',
];

/**
 * Makes a call of the contract in this process, anonymously: the same handler, the same schemas before and after it, no
 * request. Calls that need a sign-in, or that change data, are refused.
 */
export const callAsNobody = async (context: ApiContext, name: string, input: unknown): Promise<CallAnswer> => {
  try {
    const reading = publicReadings.find((one) => one === name);
    if (reading === undefined) throw new Refusal(404, 'not-found', `Pages are not drawn from ${name}.`);
    const definition = endpoints[reading] as Endpoint;
    const { params, body } = (input ?? {}) as { params?: unknown; body?: unknown };
    const run = handlers[reading] as unknown as Handler<EndpointName>;
    const answer: unknown = await run(context, {
      params: readInput(definition.params, params),
      body: readInput(definition.body, body),
      identity: null,
      network: 'pages',
      headers: {},
      file: null,
    } as unknown as Parameters<typeof run>[1]);
    return { value: v.parse(definition.answer, answer) };
  } catch (error) {
    const { status, body } = translateError(error);
    if (status >= 500) context.reportFault(error, `${name}, for a page`);
    return { error: { kind: status >= 500 ? 'server' : 'refused', status, ...body.error } };
  }
};

import * as v from 'valibot';
import { documentLengths } from '#constants/documents';
import { lastPage, pageSizeLimit } from '#constants/platform';
import { marketCountrySchema } from '#entities/common';

/** An id in a path or body. */
export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(documentLengths.id), v.regex(/^[A-Za-z0-9_.:-]+$/));
/** A page's number, from 1. */
export const page = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(lastPage));
/** Results of a page; a larger size is a 400. */
export const size = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(pageSizeLimit));
/** Text of bounded length. */
export const words = (most: number) => v.pipe(v.string(), v.maxLength(most));
/** A reader's locale. */
export const locale = v.picklist(['en-GB', 'en-US', 'de-DE', 'fr-FR']);
/** A market's country. */
export const country = marketCountrySchema;
/** No parameters, no body, no answer. */
export const nothing = v.object({});
/** A number as a path has it: text on the server, either with callers. */
export const numberIn = <T extends v.GenericSchema<number, number>>(schema: T) =>
  v.pipe(v.union([v.string(), v.number()]), v.transform(Number), schema);

import type * as v from 'valibot';
import { firstPageEndpoints } from './first-page-endpoints';
import { laterEndpoints } from './later-endpoints';

/** Every call of the product. */
export const endpoints = { ...firstPageEndpoints, ...laterEndpoints } as const;

/** The API answers everything under this path, and the few paths of the table beside it. */
export const apiRoot = '/api';

export type EndpointName = keyof typeof endpoints;
type AllEndpoints = typeof endpoints;
export type EndpointTable = AllEndpoints;
/** Endpoints that take a file. */
export type UploadName = {
  [N in EndpointName]: AllEndpoints[N] extends { carries: 'file' } ? N : never;
}[EndpointName];
/** Endpoints that answer a file. */
export type FileName = {
  [N in EndpointName]: AllEndpoints[N] extends { gives: string } ? N : never;
}[EndpointName];
/** The caller's input: path parameters and body, before defaults. */
export interface EndpointInput<N extends EndpointName> {
  params?: v.InferInput<AllEndpoints[N]['params']>;
  body?: v.InferInput<AllEndpoints[N]['body']>;
}
export type EndpointOutput<N extends EndpointName> = v.InferOutput<AllEndpoints[N]['answer']>;

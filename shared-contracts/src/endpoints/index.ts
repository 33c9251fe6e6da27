export { endpoints, apiRoot } from './endpoints';
export type { EndpointName, EndpointInput, EndpointOutput } from './endpoints';
export type { Endpoint } from './endpoint';
export { boundsFiles, boundsFileOf } from './planning-endpoints';
export { createApiClient } from './client';
export type { ApiClient, ApiClientOptions, ApiCallOptions } from './client';
export { fillPath } from './fill-path';

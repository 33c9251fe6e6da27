export { endpoints, apiRoot } from './endpoints';
export type { Endpoint, EndpointName, EndpointInput, EndpointOutput } from './endpoints';
export { createApiClient } from './client';
export type { ApiClient, ApiClientOptions, ApiCallOptions } from './client';
export { fillPath } from './fill-path';

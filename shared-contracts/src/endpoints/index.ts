export { endpoints, apiRoot } from './endpoints';
export type { EndpointName, EndpointInput, EndpointOutput, UploadName } from './endpoints';
export { takesQuery } from './endpoint';
export type { Endpoint } from './endpoint';
export { boundsFiles, boundsFileOf } from './planning-endpoints';
export { createApiClient } from './client';
export type { ApiClient, ApiClientOptions, ApiCallOptions, CallName } from './client';
export type { SendFile, FileRequest, ApiUploadOptions } from './upload';
export { fillPath, fillEndpointPath, pathsOf } from './fill-path';

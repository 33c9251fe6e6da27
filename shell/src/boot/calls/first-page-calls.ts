// A module of its own, loaded with a page's first call.
export { firstPageEndpoints } from '@posy/shared-contracts/endpoints';

// A module of its own, loaded with a page's first call.
export { endpoints } from '@posy/shared-contracts/endpoints';

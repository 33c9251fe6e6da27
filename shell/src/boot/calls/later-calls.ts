// A module of its own, loaded with the first call that a visitor's first page does not make.
export { laterEndpoints } from '@posy/shared-contracts/endpoints';

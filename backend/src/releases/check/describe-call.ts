import { describeSchema } from '@posy/shared-contracts/compat';
import { type Endpoint } from '@posy/shared-contracts/endpoints';
import { type CallSide } from './build-surface';

/** A call as this code knows it. */
export const describeCall = ({ method, path, params, body, answer }: Endpoint): CallSide => ({
  method,
  path,
  params: describeSchema(params),
  body: describeSchema(body),
  answer: describeSchema(answer),
});

import { type Handler } from '../handler';

/** Takes a problem that a browser met into the log, tagged by feature and remote. Source: D-error-report-02. */
export const reportError: Handler<'reportError'> = ({ reportProblem, countFault }, { body, identity, network }) => {
  reportProblem({ ...body, uid: identity?.uid ?? null });
  if (body.set !== undefined) countFault(body.set, network);
  return {};
};

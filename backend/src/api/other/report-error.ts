import { type Handler } from '../handler';

/** Takes a problem that a browser met into the log, tagged by feature and remote. Source: D-error-report-02. */
export const reportError: Handler<'reportError'> = ({ reportProblem }, { body, identity }) => {
  reportProblem({ ...body, uid: identity?.uid ?? null });
  return {};
};

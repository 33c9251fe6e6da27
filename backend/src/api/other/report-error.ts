import { type Handler } from '../handler';

/** Takes a problem that a browser met into the log, tagged by feature and remote. Source: D-error-report-02. */
export const reportError: Handler<'reportError'> = (context, { body, identity, network }) => {
  const { reportProblem, countFault, measures } = context;
  const { set, remote, path } = body;
  reportProblem({ ...body, uid: identity?.uid ?? null });
  if (set !== undefined) {
    countFault(set, network);
    measures.take(set, [{ kind: 'error', remote, path, value: 0 }]);
  }
  return {};
};

import { caller, type Handler } from '#api/handler';
import { Refusal } from '#api/refusal';

/** Returns the progress of the person's export. */
export const exportStatus: Handler<'exportStatus'> = ({ exports }, call) => {
  const status = exports.status(caller(call).uid, call.body.id);
  if (status === null) throw new Refusal(404, 'export-unknown', 'There is no such export, or its time is over.');
  return status;
};

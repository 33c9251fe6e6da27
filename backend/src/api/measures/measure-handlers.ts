import { caller, type Handler } from '../handler';
import { Refusal } from '../refusal';

/** Counts the numbers that a page measured. The sender is stored nowhere. */
const measurePage: Handler<'measurePage'> = ({ measures, hearMeasured }, { body, network }) => {
  measures.take(body.set, body.measures);
  hearMeasured(body.set, network, body.measures);
  return {};
};

/** Returns the figures of pages, for operators. */
const pageMeasures: Handler<'pageMeasures'> = ({ measures }, call) => {
  if (caller(call).kind !== 'operator') throw new Refusal(403, 'not-an-operator', 'Only operators see how pages do.');
  return measures.read(call.body.days);
};

export const measureHandlers = { measurePage, pageMeasures };

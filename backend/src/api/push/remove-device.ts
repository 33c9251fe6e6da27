import { caller, type Handler } from '../handler';

/** Forgets one of the caller's own devices; one that is not there is forgotten already. */
export const removeDevice: Handler<'removeDevice'> = async ({ firestore }, call) => {
  await firestore.doc(`users/${caller(call).uid}/devices/${call.params.deviceId}`).delete();
  return {};
};

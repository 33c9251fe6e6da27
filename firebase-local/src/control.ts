import { type IncomingMessage, type ServerResponse } from 'node:http';
import { asArray, asObject, asString, parseJson } from './base/json';
import { invalid, toStatusError } from './base/status';
import { readBody, sendJson } from './transports/http';

/** Controls that `@firebase/rules-unit-testing` uses, in test mode only. */
export interface Control {
  setRules(source: string): void;
  clear(): Promise<void>;
}

const rulesRoute = /^\/emulator\/v1\/projects\/[^/]+:securityRules$/;
const documentsRoute = /^\/emulator\/v1\/projects\/[^/]+\/databases\/\(default\)\/documents$/;

const replaceRules = async (control: Control, req: IncomingMessage): Promise<void> => {
  const body = asObject(parseJson(await readBody(req)), 'The request body');
  const files = asArray(asObject(body.rules, 'rules').files, 'files');
  if (files.length !== 1) throw invalid('There must be exactly one rules file.');
  control.setRules(asString(asObject(files[0], 'A file').content, 'content'));
};

/** Answers the control endpoints; false for every other path. */
export const handleControl = (control: Control, req: IncomingMessage, res: ServerResponse, url: URL): boolean => {
  const path = decodeURI(url.pathname);
  const isRules = req.method === 'PUT' && rulesRoute.test(path);
  const isClear = req.method === 'DELETE' && documentsRoute.test(path);
  if (!isRules && !isClear) return false;
  const work = isRules ? replaceRules(control, req) : control.clear();
  work
    .then(() => sendJson(res, 200, {}))
    .catch((error: unknown) => {
      const { httpCode } = toStatusError(error);
      const message = error instanceof Error ? error.message : String(error);
      sendJson(res, httpCode === 500 ? 400 : httpCode, { error: { code: 400, message, status: 'INVALID_ARGUMENT' } });
    });
  return true;
};

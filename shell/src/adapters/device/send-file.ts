import type { SendFile } from '@posy/shared-contracts/endpoints';

/** Posts a file with XMLHttpRequest, the only API by which a browser reports the progress of an upload. */
export const sendFile: SendFile = ({ url, headers, file, signal, progress }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (): void => reject(new Error('The file was not sent.'));
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => progress(total === 0 ? 0 : loaded / total);
    request.onload = () => {
      // `Response` rejects an empty body for statuses such as 204, so it is passed as null.
      const body = request.responseText === '' ? null : request.responseText;
      resolve(new Response(body, { status: request.status, statusText: request.statusText }));
    };
    request.onerror = fail;
    request.onabort = fail;
    if (signal.aborted) return fail();
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });

import { createTestHost, renderWithHost, type TestHostOptions } from '@posy/remote-kit/testing';
import type { Market } from '@posy/shared-contracts';
import { messages } from '#messages/en-GB';
import { AppRoutes } from '#routes';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

/** Shows a list of suppliers for a visitor; without suggestions, unless the server has some. */
export const showList = async (
  path: string,
  api: TestHostOptions['api'],
  market?: Market,
  catalogue: Record<string, string> = messages,
) => {
  const host = createTestHost({
    path,
    api: { searchSuggestions: () => ({ places: [], suppliers: [] }), ...api },
    ...(market === undefined ? {} : { market }),
  });
  leave = await renderWithHost(<AppRoutes />, host, catalogue);
  return host;
};

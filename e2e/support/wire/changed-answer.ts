import type { Route } from '@playwright/test';

/** The requesting page is gone: it navigated away or was closed, and the browser has ended the request. */
const isGone = ({ message }: Error): boolean =>
  /already handled|has been disposed|has been closed|Test ended/.test(message);

/** Answers with the server's changed answer; a page that is gone needs none. */
export const answerChanged = (route: Route, change: (body: string) => string): Promise<void> =>
  route
    .fetch()
    .then(async (response) => route.fulfill({ response, body: change(await response.text()) }))
    .catch((error: Error) => {
      if (!isGone(error)) throw error;
    });

import { readFileSync } from 'node:fs';
import { sourcesBelow } from '../areas/import-circles';
import { sourceFolders } from '../areas/source-folders';
import { callFaults, uncalled, waitingEndpoints } from './waiting-endpoints';

const clients = sourceFolders()
  .filter(([name]) => /^(?:shell|mfe-\w+|remote-kit|native-bridge\/.*)$/.test(name))
  .flatMap(([, folder]) => sourcesBelow(folder))
  .filter((file) => !/\.test\.|\/testing\//.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

test('every call is made by somebody, or says with which area its screens come', () => {
  expect(callFaults(clients)).toEqual([]);
});

test('a call that nobody makes is a fault, as is one that is listed though somebody makes it', () => {
  const silent = clients.replaceAll(/\bsendEnquiry\b/g, '');
  expect(callFaults(silent)).toEqual(['sendEnquiry is called by nobody: call it, drop it, or say what it comes with.']);
  expect(callFaults(`${clients} call('calendarFeed')`)).toEqual(['calendarFeed is called, and is listed as waiting.']);
  expect(uncalled(clients)).toHaveLength(Object.keys(waitingEndpoints).length);
});

test('nothing waits for an area that is done', () => {
  const waiting = { ...waitingEndpoints, calendarFeed: { area: 'website' } };
  expect(callFaults(clients, waiting, { website: 'to come' })).toEqual([]);
  expect(callFaults(clients, waiting, {})).toEqual(['calendarFeed waits for the area website, which is done.']);
});

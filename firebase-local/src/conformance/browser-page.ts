/** What the page of the browser tests runs: the client of the scenarios, within reach of the test. */
import { type Client, createClient } from './client';

declare global {
  interface Window {
    createClient: typeof createClient;
    client: Client;
  }
}

window.createClient = createClient;

/** Script of the browser tests' page: the client of the scenarios, exposed to the test. */
import { type Client, createClient } from './client';

declare global {
  interface Window {
    createClient: typeof createClient;
    client: Client;
  }
}

window.createClient = createClient;

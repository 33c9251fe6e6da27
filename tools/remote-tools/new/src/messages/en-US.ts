/** American English says only what it says otherwise. */
export const messages = {};

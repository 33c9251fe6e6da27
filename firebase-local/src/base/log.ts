/** Takes an entry of the structured log. */
export type Log = (entry: { level: 'info' | 'warn' | 'error'; message: string; [key: string]: unknown }) => void;

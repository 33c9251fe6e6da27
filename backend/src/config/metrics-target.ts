import * as v from 'valibot';
import { readVariable } from './read-variable';

const address = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:\/\/[^?#\s]+$/),
  v.transform((url) => url.replace(/(?<!\/)\/+$/, '')),
);

/** Returns a text of an address as it is meant; null for one that means nothing. */
const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** `name=value,name=value`, each value as in an address. */
const headers = v.pipe(
  v.string(),
  v.regex(/^[\w-]{1,80}=[^,\s]{1,2000}(?:,[\w-]{1,80}=[^,\s]{1,2000})*$/),
  v.check((text) => decoded(text) !== null),
  v.transform((text): Record<string, string> =>
    Object.fromEntries(
      text.split(',').map((pair) => {
        const at = pair.indexOf('=');
        return [pair.slice(0, at).toLowerCase(), decoded(pair.slice(at + 1)) ?? ''];
      }),
    ),
  ),
);

/** Reads the collector of OpenTelemetry metrics, by OpenTelemetry's own variables; null where none is named. */
export const readMetricsTarget = (
  env: NodeJS.ProcessEnv,
): { url: string; headers: Readonly<Record<string, string>> } | null => {
  const url = readVariable(env, {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    schema: v.nullable(address),
    wanted: 'the address of an OpenTelemetry collector, such as http://127.0.0.1:4318',
    or: null,
  });
  const sent = readVariable(env, {
    name: 'OTEL_EXPORTER_OTLP_HEADERS',
    schema: headers,
    wanted: 'pairs of names and values, such as x-key=abc,x-team=posy',
    or: {},
    secret: true,
  });
  return url === null ? null : { url, headers: sent };
};

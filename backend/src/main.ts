import { setImmediate } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { markets } from '@posy/shared-contracts/markets';
import { readOnce } from './catalogue/search/find/read-once';
import {
  type Progress,
  readConfig,
  type RunningServer,
  type ServerConfig,
  StartError,
  startServer,
} from './server/start';

const say = (text: string): void => console.log(text);

/** Says each step once, and how far it is at every tenth. */
const progressPrinter = (): Progress => {
  let said = '';
  return ({ text, done, total }) => {
    const tenths = done === undefined || total === undefined ? 0 : Math.floor((10 * done) / total);
    const line = tenths === 0 ? `${text} …` : `${text} … ${Math.min(tenths, 10) * 10} %`;
    if (line !== said) say(`  ${line}`);
    said = line;
  };
};

const readArguments = (): ServerConfig => {
  const config = readConfig(process.env);
  const { values } = parseArgs({ options: { suppliers: { type: 'string' } } });
  if (values.suppliers === undefined) return config;
  if (!/^[1-9]\d{0,6}$/.test(values.suppliers)) throw new StartError('--suppliers must be a number from 1 on.');
  return { ...config, suppliers: Number(values.suppliers) };
};

const announce = ({ url, demoAccounts }: RunningServer): void => {
  say('');
  say(`  Posy is ready: ${url}`);
  if (demoAccounts !== null) {
    say('');
    say('  Demo sign-ins:');
    for (const { kind, email, password } of demoAccounts) say(`    ${kind.padEnd(10)} ${email.padEnd(30)} ${password}`);
  }
  say('');
};

const stopOnSignal = (server: RunningServer): void => {
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    say('  Stopping …');
    server.close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};

const fail = (error: unknown): void => {
  const plain = error instanceof StartError;
  console.error(plain ? `Posy cannot start. ${error.message}` : 'Posy cannot start because of an unexpected problem:');
  if (!plain) console.error(error);
  process.exit(1);
};

/** One market after the other, so that requests are answered in between. */
const readMarketsOnce = async (): Promise<void> => {
  for (const { country } of markets) {
    readOnce(country);
    await setImmediate();
  }
};

try {
  const server = await startServer(readArguments(), { progress: progressPrinter() });
  stopOnSignal(server);
  await readMarketsOnce();
  announce(server);
} catch (error) {
  fail(error);
}

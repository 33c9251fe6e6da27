import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkMachine, type Machine } from './check-machine';
import { checkFirebase } from './check-services';
import { examine } from './examine';
import { type Finding } from './finding';

const fitMachine: Machine = { nodeVersion: '22.11.0', openFiles: 65_536, memory: 4 * 1024 ** 3 };

let folder: string;
const opened: Server[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'posy-doctor-'));
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
  rmSync(folder, { recursive: true, force: true });
});

const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push(server);
  return (server.address() as AddressInfo).port;
};

const ask = (env: NodeJS.ProcessEnv = {}): Promise<Finding[]> =>
  examine({
    machine: fitMachine,
    env: { PORT: '0', POSY_DATA_DIR: folder, ...env },
    releasesDir: join(folder, 'releases'),
  });

const about = (findings: readonly Finding[], topic: string): Finding[] => findings.filter((one) => one.topic === topic);

describe('an installation', () => {
  test('of this machine alone is in order before its first start, and nothing is written by looking', async () => {
    const findings = await ask();
    expect(findings.filter(({ verdict }) => verdict === 'fault')).toEqual([]);
    expect(about(findings, 'releases')).toEqual([expect.objectContaining({ verdict: 'warning' })]);
    expect(existsSync(join(folder, 'admin-secret'))).toBe(false);
    expect(existsSync(join(folder, 'releases'))).toBe(false);
  });

  test('with a variable that a start would refuse has the sentence of the start, and nothing after it', async () => {
    const findings = await ask({ POSY_HOST: 'everywhere' });
    expect(findings.at(-1)).toEqual({
      topic: 'configuration',
      verdict: 'fault',
      text: expect.stringContaining('POSY_HOST is set to "everywhere"') as string,
    });
  });

  test('for others is told what it lacks: encryption, mail, an operator, a contact', async () => {
    const findings = await ask({ POSY_PUBLIC_URL: 'http://posy.example.com' });
    const warned = findings.filter(({ verdict }) => verdict === 'warning').map(({ topic }) => topic);
    expect(warned).toEqual(expect.arrayContaining(['address', 'mail', 'operator', 'security contact']));
  });

  test('whose secrets other users of the machine can read is at fault', async () => {
    writeFileSync(join(folder, 'admin-secret'), 'secret\n');
    chmodSync(join(folder, 'admin-secret'), 0o644);
    expect(about(await ask(), 'secrets')).toEqual([expect.objectContaining({ verdict: 'fault' })]);
    chmodSync(join(folder, 'admin-secret'), 0o600);
    expect(about(await ask(), 'secrets')).toEqual([]);
  });

  test('with a damaged database is at fault, and is told to restore a backup', async () => {
    mkdirSync(join(folder, 'firebase'));
    writeFileSync(join(folder, 'firebase', 'firestore.sqlite'), Buffer.alloc(8192, 'x'));
    const [found] = about(await ask(), 'database');
    expect(found?.verdict).toBe('fault');
    expect(found?.text).toMatch(/firestore\.sqlite is damaged .* restore a backup/);
  });

  test('whose current release set cannot be read is at fault', async () => {
    mkdirSync(join(folder, 'releases'));
    writeFileSync(join(folder, 'releases', 'current.json'), '{"id":');
    expect(about(await ask(), 'releases').map(({ verdict }) => verdict)).toEqual(['fault']);
  });
});

describe('the port', () => {
  test('that another program answers at is a fault', async () => {
    const port = await listen(createHttpServer((_request, response) => void response.end('{"status":"ok"}')));
    const [found] = about(await ask({ PORT: String(port) }), 'server');
    expect(found).toEqual(expect.objectContaining({ verdict: 'fault' }));
    expect(found?.text).toContain(`port ${port}`);
  });

  test('that nobody answers at is free', async () => {
    const server = createServer();
    const port = await listen(server);
    await new Promise((resolve) => opened.pop()?.close(resolve));
    expect(about(await ask({ PORT: String(port) }), 'server')).toEqual([expect.objectContaining({ verdict: 'ok' })]);
  });
});

describe('the mail server', () => {
  /** Answers as a mail server that takes a sign-in, or refuses everybody. */
  const mailServer = (greeting: string): Promise<number> =>
    listen(
      createServer((socket) => {
        socket.on('error', () => undefined);
        socket.write(greeting);
        socket.on(
          'data',
          (line: Buffer) => void socket.write(/^QUIT/i.test(line.toString()) ? '221 bye\r\n' : '250 ok\r\n'),
        );
      }),
    );
  const withMail = (port: number): NodeJS.ProcessEnv => ({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    SMTP_FROM: 'Posy <hello@posy.example.com>',
  });

  test('that takes our connection is in order', async () => {
    const port = await mailServer('220 mail.example.com\r\n');
    expect(about(await ask(withMail(port)), 'mail')).toEqual([expect.objectContaining({ verdict: 'ok' })]);
  });

  test('that refuses us is a fault with its reason', async () => {
    const port = await mailServer('554 no mail from you\r\n');
    const [found] = about(await ask(withMail(port)), 'mail');
    expect(found?.verdict).toBe('fault');
    expect(found?.text).toContain('554');
  });
});

describe('credentials of a Firebase project', () => {
  const config = {
    firebase: { mode: 'google' as const, web: { apiKey: 'a', projectId: 'posy-1', authDomain: 'a.b' } },
  };
  const keyFile = (content: string): NodeJS.ProcessEnv => {
    const path = join(folder, 'key.json');
    writeFileSync(path, content);
    return { GOOGLE_APPLICATION_CREDENTIALS: path };
  };

  test.each([
    ['unset', () => ({}), 'warning', 'is unset'],
    ['of a file that is not there', () => ({ GOOGLE_APPLICATION_CREDENTIALS: '/nowhere' }), 'fault', 'is not there'],
    ['of another kind', () => keyFile('{"type":"authorized_user"}'), 'fault', 'no key of a service account'],
    ['of another project', () => keyFile('{"project_id":"other","private_key":"k"}'), 'fault', 'names posy-1'],
    ['of the project', () => keyFile('{"project_id":"posy-1","private_key":"k"}'), 'ok', 'project posy-1'],
  ])('%s', (_name, env, verdict, text) => {
    const found = checkFirebase(config, env());
    expect(found.verdict).toBe(verdict);
    expect(found.text).toContain(text);
  });
});

test.each<[Partial<Machine>, string]>([
  [{ nodeVersion: '18.20.0' }, 'fault'],
  [{ nodeVersion: '20.18.3' }, 'fault'],
  [{ nodeVersion: '20.19.0' }, 'ok'],
  [{ nodeVersion: '25.0.0' }, 'fault'],
  [{ openFiles: 1024 }, 'warning'],
  [{ openFiles: null }, 'ok'],
  [{ memory: 512 * 1024 ** 2 }, 'warning'],
])('a machine with %j is %s', (changes, verdict) => {
  const verdicts = checkMachine({ ...fitMachine, ...changes }).map((one) => one.verdict);
  expect(verdicts.filter((one) => one !== 'ok')).toEqual(verdict === 'ok' ? [] : [verdict]);
});

import { createLog } from './log';

describe('the log', () => {
  test('writes one JSON object a line, from its level on', () => {
    const lines: string[] = [];
    const log = createLog('warn', (line) => lines.push(line));
    log.info('not worth it');
    log.child({ part: 'api' }).error({ error: new TypeError('bad'), path: '/api' }, 'A call failed');
    expect(lines).toHaveLength(1);
    expect(JSON.parse(String(lines[0]))).toMatchObject({
      level: 'error',
      part: 'api',
      path: '/api',
      message: 'A call failed',
      error: { name: 'TypeError', message: 'bad' },
    });
  });
});

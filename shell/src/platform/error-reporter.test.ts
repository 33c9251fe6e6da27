import { createErrorReporter, pathWithoutIds } from './error-reporter';

const begin = (path = '/uk/checklist') => {
  const sent: Record<string, unknown>[] = [];
  const reporter = createErrorReporter({ send: (report) => sent.push({ ...report }), path: () => path, now: () => 7 });
  return { reporter, sent };
};

const problem = { feature: 'enquiry', remote: 'mfe-inbox', version: '1.0.0' };

test('sends a problem tagged by its feature and remote, without who or what the path is about [S8-reporting-01]', () => {
  const { reporter, sent } = begin('/uk/weddingsuppliers/venues/GB123456');
  reporter.report({ ...problem, error: new Error('It broke') });
  expect(sent).toEqual([
    expect.objectContaining({ ...problem, message: 'It broke', path: '/uk/weddingsuppliers/:id/:id' }),
  ]);
  expect(sent[0]?.['stack']).toContain('error-reporter.test');
});

test('sends each distinct problem once, and no flood', () => {
  const { reporter, sent } = begin();
  for (let times = 0; times < 3; times += 1) reporter.report({ ...problem, error: new Error('It broke') });
  reporter.report({ ...problem, remote: 'mfe-reviews', error: new Error('It broke') });
  expect(sent).toHaveLength(2);
  for (let number = 0; number < 500; number += 1) reporter.report({ ...problem, error: `number ${number}` });
  expect(sent).toHaveLength(50);
});

test('keeps the screen of a path and nothing more of it', () => {
  expect(pathWithoutIds('/uk')).toBe('/uk');
  expect(pathWithoutIds('/uk/wedding-website/maya-and-tom')).toBe('/uk/wedding-website/:id');
  expect(pathWithoutIds('/')).toBe('/');
});

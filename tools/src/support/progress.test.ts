import { allAtOnce, eachToItsEnd, PlainError } from './progress';

describe('parts that run each to its end', () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  afterEach(() => said.mockClear());

  test('run after one that failed, whose failure is said and thrown in the end', async () => {
    const ran: string[] = [];
    const red = new PlainError('lint failed');
    const parts = [
      () => Promise.reject(red),
      async () => {
        ran.push('types');
      },
    ];

    await expect(eachToItsEnd(parts)).rejects.toBe(red);
    expect(ran).toEqual(['types']);
    expect(said.mock.calls).toEqual([['posy: lint failed']]);
  });

  test('say how many failed when it was more than one', async () => {
    const parts = ['lint', 'types'].map((name) => () => Promise.reject(new PlainError(name)));
    await expect(eachToItsEnd(parts)).rejects.toThrow('2 parts failed, each reported above.');
    expect(said.mock.calls).toEqual([['posy: lint'], ['posy: types']]);
  });

  test('are silent when all is well', async () => {
    await eachToItsEnd([() => Promise.resolve('green')]);
    expect(said).not.toHaveBeenCalled();
  });

  test('side by side begin together, and one that fails leaves the others alone', async () => {
    const ran: string[] = [];
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const red = new PlainError('backend failed');
    const parts = [
      async () => {
        await begun;
        throw red;
      },
      async () => {
        begin();
        await Promise.resolve();
        ran.push('others');
      },
    ];

    await expect(allAtOnce(parts)).rejects.toBe(red);
    expect(ran).toEqual(['others']);
    expect(said.mock.calls).toEqual([['posy: backend failed']]);
  });
});

import { drawTree } from '../server/draw-tree';
import { QueryClient, QueryClientProvider, useQuery } from './served-facade';

const draw = async (throwOnError: boolean) => {
  let asked = 0;
  const Part = () => {
    const { data, isError } = useQuery({
      queryKey: ['weddings'],
      queryFn: () => {
        asked += 1;
        return Promise.reject<string>(new Error('The catalogue is away.'));
      },
      retry: false,
      throwOnError,
    });
    return <p>{isError ? 'without weddings' : data}</p>;
  };
  const client = new QueryClient();
  const drawn = await drawTree({
    identifierPrefix: 'test',
    tree: () => (
      <QueryClientProvider client={client}>
        <Part />
      </QueryClientProvider>
    ),
  }).then(
    ({ html }) => html,
    (error: Error) => error.message,
  );
  return { asked, drawn };
};

test('a part that says what it does without an answer is drawn without, and asks once', async () => {
  expect(await draw(false)).toEqual({ asked: 1, drawn: '<p>without weddings</p>' });
});

test('the failure of any other query ends the drawing', async () => {
  expect(await draw(true)).toEqual({ asked: 1, drawn: 'The catalogue is away.' });
});

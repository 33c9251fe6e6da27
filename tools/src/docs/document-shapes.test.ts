import * as v from 'valibot';
import { shapeText } from './document-shapes';

test('tells the fields of a document in a line, those of its parts in parentheses', () => {
  const money = v.object({ amount: v.number(), currency: v.string() });
  const schema = v.object({
    name: v.string(),
    price: v.optional(v.nullable(money)),
    tags: v.array(v.string()),
    payments: v.optional(v.array(money), []),
    votes: v.record(v.string(), v.boolean()),
  });
  expect(shapeText(schema)).toBe('name, price? (amount, currency), tags[], payments?[] (amount, currency), votes{}');
});

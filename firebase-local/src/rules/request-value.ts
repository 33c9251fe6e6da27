import { AbstractMap } from './runtime/abstract-value';
import { type ListRequest, type RequestAuth, type RulesContext } from './runtime/contract';
import { fromJson } from './runtime/from-document';
import { Abstract, type Result, RuleMap, type RulePath, RuleTimestamp, type RuleValue } from './runtime/rule-value';

const authOf = (auth: RequestAuth | null): RuleValue =>
  auth === null
    ? null
    : RuleMap.of([
        ['uid', auth.uid],
        ['token', fromJson(auth.token)],
      ]);

/** Fields to `ASC` or `DESC`. Every query ends in the order of its keys, so that is left out. */
const ordersOf = (orderBy: ListRequest['orderBy']): RuleMap =>
  RuleMap.of(
    orderBy
      .filter(({ fieldPath }) => fieldPath !== '__name__')
      .map(({ fieldPath, direction }) => [fieldPath, direction === 'ASCENDING' ? 'ASC' : 'DESC'] as const),
  );

/** `request.query`: `limit`, `offset` and `orderBy`, each only when the query has one. */
const queryOf = ({ limit, offset, orderBy }: ListRequest): RuleMap =>
  RuleMap.of([
    ...(orderBy.some(({ fieldPath }) => fieldPath !== '__name__') ? [['orderBy', ordersOf(orderBy)] as const] : []),
    ...(limit === null ? [] : [['limit', BigInt(limit)] as const]),
    ...(offset === null ? [] : [['offset', BigInt(offset)] as const]),
  ]);

/** Returns the value of `request` in one decision. */
export const requestOf = (
  context: RulesContext,
  about: { method: string; path: RulePath | Abstract; resource: RuleMap | null; query?: ListRequest },
): Result => {
  const { method, path, resource, query } = about;
  const members: [string, Result][] = [
    ['auth', authOf(context.auth)],
    ['time', new RuleTimestamp(BigInt(Math.trunc(context.timeMicros)) * 1000n)],
    ['method', method],
    ['path', path],
    ['resource', resource],
    ...(query === undefined ? [] : [['query', queryOf(query)] as [string, Result]]),
  ];
  return path instanceof Abstract ? new AbstractMap(new Map(members)) : RuleMap.of(members as [string, RuleValue][]);
};

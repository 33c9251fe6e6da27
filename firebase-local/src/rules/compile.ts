import { type DecisionState } from './evaluate/scope';
import { abstractResource, fixedName } from './list/abstract-document';
import { disjunctions, type FieldBound } from './list/disjunctions';
import { listTarget } from './list/list-target';
import { matchPattern, type TargetSegment } from './match/pattern';
import { type Rule, ruleTable } from './match/rule-table';
import { requestOf } from './request-value';
import { DocumentReads, StepCounter } from './runtime/budget';
import {
  type CompiledRules,
  type CompileRules,
  type Decision,
  type DocumentRequest,
  type ListRequest,
  type RulesContext,
} from './runtime/contract';
import { fullPath, resourceOf, storedResource } from './runtime/from-document';
import { Failure, type Result, unknown } from './runtime/rule-value';
import { type Method } from './syntax/ast';
import { parseRules } from './syntax/rules-parser';
import { Scanner } from './syntax/scanner';

export { RulesSyntaxError } from './syntax/rules-syntax-error';

/** Firestore allows 1,000 expressions; what it counts as one is not said, so ours is a bound on time only. */
const mostSteps = 20_000;
/** Distinct documents that a decision may read: one document, a query. */
const mostReads = { document: 10, list: 20 };

interface RuleTable {
  rules: Rule[];
  leastRest: number;
}

interface Verdict {
  allowed: boolean;
  reason: string;
}

const explain = (line: number, result: Result): string => {
  if (result instanceof Failure) return `match at line ${line}: ${result.reason}`;
  return typeof result === 'boolean' ? '' : `match at line ${line}: not proven for every document of the query`;
};

/** The first condition that holds allows; one that fails or stays open only does not. */
const judge = (table: RuleTable, target: readonly TargetSegment[], method: Method, state: DecisionState): Verdict => {
  const reasons: string[] = [];
  for (const rule of table.rules) {
    if (rule.conditions[method].length === 0) continue;
    const wildcards = matchPattern(rule.pattern, target, table.leastRest);
    if (wildcards === null) continue;
    for (const condition of rule.conditions[method]) {
      const result = condition({ state, wildcards, locals: [] });
      if (result === true) return { allowed: true, reason: '' };
      reasons.push(explain(rule.line, result));
    }
  }
  const stated = reasons.filter((reason) => reason !== '');
  return { allowed: false, reason: stated.join('; ') || `No rule allows ${method}` };
};

const decisionOf = ({ allowed, reason }: Verdict, reads: DocumentReads, notes: string[]): Decision => ({
  allowed,
  reason: notes.length > 0 && !allowed ? `${reason} [debug: ${notes.join(', ')}]` : reason,
  dependsOn: reads.paths(),
});

const decideDocument = (table: RuleTable, request: DocumentRequest, context: RulesContext): Decision => {
  const reads = new DocumentReads(context, mostReads.document);
  const path = fullPath(request.path);
  const after = request.kind === 'create' || request.kind === 'update' ? request.after : null;
  const state: DecisionState = {
    request: requestOf(context, {
      method: request.kind,
      path,
      resource: after === null ? null : resourceOf(request.path, after.fields),
    }),
    resource: storedResource(request.before),
    reads,
    steps: new StepCounter(mostSteps),
    notes: [],
  };
  return decisionOf(judge(table, path.segments, request.kind, state), reads, state.notes);
};

const judgeCase = (
  table: RuleTable,
  request: ListRequest,
  context: RulesContext,
  shared: { bounds: FieldBound[]; reads: DocumentReads; notes: string[] },
): Verdict => {
  const { bounds, reads, notes } = shared;
  const state: DecisionState = {
    request: requestOf(context, { method: 'list', path: fixedName(bounds) ?? unknown, resource: null, query: request }),
    resource: abstractResource(
      bounds,
      request.orderBy.map(({ fieldPath }) => fieldPath),
    ),
    reads,
    steps: new StepCounter(mostSteps),
    notes,
  };
  return judge(table, listTarget(request, fixedName(bounds)), 'list', state);
};

const decideList = (table: RuleTable, request: ListRequest, context: RulesContext): Decision => {
  const reads = new DocumentReads(context, mostReads.list);
  const notes: string[] = [];
  const cases = disjunctions(request.where);
  if (cases === null) return decisionOf({ allowed: false, reason: 'The filter has too many cases' }, reads, notes);
  for (const bounds of cases) {
    const verdict = judgeCase(table, request, context, { bounds, reads, notes });
    if (!verdict.allowed) return decisionOf(verdict, reads, notes);
  }
  // A filter without any case (an empty `in`) is judged as no filter at all.
  const verdict =
    cases.length > 0 ? { allowed: true, reason: '' } : judgeCase(table, request, context, { bounds: [], reads, notes });
  return decisionOf(verdict, reads, notes);
};

/** Every failure denies: a value that no store would contain, or a store that cannot be read. */
const orDeny = (decide: () => Decision): Decision => {
  try {
    return decide();
  } catch (error) {
    return { allowed: false, reason: `Deciding failed: ${String(error)}`, dependsOn: [] };
  }
};

/** Parses, checks and compiles a rules file. Throws `RulesSyntaxError` with line and column. */
export const compileRules: CompileRules = (source): CompiledRules => {
  const scanner = new Scanner(source);
  const file = parseRules(scanner);
  // In version 1 a recursive wildcard matches at least one segment.
  const table: RuleTable = { rules: ruleTable(file, scanner), leastRest: file.version === '2' ? 0 : 1 };
  return {
    decideDocument: (request, context) => orDeny(() => decideDocument(table, request, context)),
    decideList: (request, context) => orDeny(() => decideList(table, request, context)),
  };
};

import { type DocumentReads, type StepCounter } from '../runtime/budget';
import { type Result } from '../runtime/rule-value';

/** State that the closures of one decision share. */
export interface DecisionState {
  request: Result;
  resource: Result;
  reads: DocumentReads;
  steps: StepCounter;
  /** `debug()` writes here. */
  notes: string[];
}

/**
 * Variables of an expression's evaluation: wildcards by their order in the match path, locals by their order in the
 * function.
 */
export interface EvaluationScope {
  state: DecisionState;
  wildcards: readonly Result[];
  locals: Result[];
}

/** A compiled expression. */
export type Evaluate = (scope: EvaluationScope) => Result;

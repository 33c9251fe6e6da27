/** Start of a node: an offset into the source. */
interface SyntaxNode {
  at: number;
}

export type BinaryOperator = '&&' | '||' | '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+' | '-' | '*' | '/' | '%';

export type Expression = SyntaxNode &
  (
    | { kind: 'literal'; value: null | boolean | bigint | number | string }
    | { kind: 'name'; name: string }
    | { kind: 'member'; object: Expression; name: string }
    | { kind: 'index'; object: Expression; index: Expression }
    | { kind: 'range'; object: Expression; from: Expression; to: Expression }
    | { kind: 'call'; callee: string; args: Expression[] }
    | { kind: 'method'; object: Expression; name: string; args: Expression[] }
    | { kind: 'unary'; operator: '!' | '-'; operand: Expression }
    | { kind: 'binary'; operator: BinaryOperator; left: Expression; right: Expression }
    | { kind: 'is'; operand: Expression; type: string }
    | { kind: 'conditional'; test: Expression; yes: Expression; no: Expression }
    | { kind: 'list'; items: Expression[] }
    | { kind: 'map'; entries: { key: string; value: Expression }[] }
    | { kind: 'path'; segments: (string | Expression)[] }
  );

export interface FunctionDeclaration extends SyntaxNode {
  name: string;
  parameters: string[];
  lets: { name: string; value: Expression; at: number }[];
  result: Expression;
}

/** One segment of a match path. */
export type PatternSegment =
  | { kind: 'literal'; text: string }
  | { kind: 'one'; name: string }
  | { kind: 'rest'; name: string };

export type Method = 'get' | 'list' | 'create' | 'update' | 'delete';

export interface Allow extends SyntaxNode {
  methods: Method[];
  /** Null: always. */
  condition: Expression | null;
}

export interface MatchBlock extends SyntaxNode {
  segments: PatternSegment[];
  functions: FunctionDeclaration[];
  allows: Allow[];
  matches: MatchBlock[];
}

export interface RulesFile {
  version: '1' | '2';
  functions: FunctionDeclaration[];
  /** `service cloud.firestore`: its own functions and matches. */
  service: Pick<MatchBlock, 'functions' | 'matches'>;
}

import { type FunctionDeclaration } from '../syntax/ast';
import { type Scanner } from '../syntax/scanner';
import { type Evaluate } from './scope';

/** A function with its closure; compiled when first called, so that functions may stand in any order. */
export interface CompiledFunction {
  declaration: FunctionDeclaration;
  names: Names;
  evaluate: Evaluate | null;
  /** Depth of nested calls. */
  depth: number;
  compiling: boolean;
}

/** Definitions of the names in a piece of the rules. */
export class Names {
  private readonly functions = new Map<string, CompiledFunction>();
  readonly wildcards: string[];
  locals: string[] = [];
  /** The deepest chain of calls met while compiling with these names. */
  calls = 0;

  constructor(
    readonly scanner: Scanner,
    private readonly outer: Names | null,
    ownWildcards: string[] = [],
  ) {
    this.wildcards = [...(outer?.wildcards ?? []), ...ownWildcards];
  }

  declare(declarations: FunctionDeclaration[]): void {
    for (const declaration of declarations) {
      if (this.functions.has(declaration.name))
        this.scanner.fail(`Function '${declaration.name}' is declared twice`, declaration.at);
      this.functions.set(declaration.name, { declaration, names: this, evaluate: null, depth: 0, compiling: false });
    }
  }

  /** Names inside a function that was declared here: its locals hide wildcards. */
  inside(locals: string[]): Names {
    const names = new Names(this.scanner, this);
    names.locals = locals;
    return names;
  }

  functionNamed(name: string): CompiledFunction | undefined {
    return this.functions.get(name) ?? this.outer?.functionNamed(name);
  }

  declared(): CompiledFunction[] {
    return [...this.functions.values()];
  }
}
